// Durable writes (fsync), which PGlite's NodeFS doesn't do.
import fs from "node:fs";
import { dirname } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { tolerateNoFolderSync } from "#adapters/node/on-disk.ts";

interface HostNode {
  readonly mode: number;
}

interface HostStream {
  readonly node: HostNode;
  readonly nfd: number;
}

type InFolder = (folder: HostNode, name: string, ...rest: never[]) => unknown;

interface HostFiles {
  realPath(node: HostNode): string;
  tryFSOperation<Value>(operation: () => Value): Value;
  readonly node_ops: {
    mknod: InFolder;
    symlink: InFolder;
    unlink: InFolder;
    rmdir: InFolder;
    rename(node: HostNode, folder: HostNode, name: string): void;
  };
  readonly stream_ops: { fsync?: (stream: HostStream) => number };
}

const isFolder = ({ mode }: HostNode): boolean =>
  (mode & fs.constants.S_IFMT) === fs.constants.S_IFDIR;

const tolerant = (sync: () => void): void => {
  try {
    sync();
  } catch (error) {
    tolerateNoFolderSync(error);
  }
};

const syncFolder = (path: string): void =>
  tolerant(() => {
    const folder = fs.openSync(path, "r");
    try {
      fs.fsyncSync(folder);
    } finally {
      fs.closeSync(folder);
    }
  });

const changedFolders = (host: HostFiles): Set<string> => {
  const changed = new Set<string>();
  const ops = host.node_ops;
  for (const op of ["mknod", "symlink", "unlink", "rmdir"] as const) {
    const own = ops[op];
    ops[op] = (folder, name, ...rest) => {
      const done = own(folder, name, ...rest);
      changed.add(host.realPath(folder));
      return done;
    };
  }
  const rename = ops.rename.bind(ops);
  ops.rename = (node, folder, name) => {
    changed.add(dirname(host.realPath(node))).add(host.realPath(folder));
    rename(node, folder, name);
  };
  return changed;
};

const waitForDisk = (host: HostFiles): void => {
  const changed = changedFolders(host);
  const sync = ({ node, nfd }: HostStream): void => {
    if (isFolder(node)) tolerant(() => fs.fsyncSync(nfd));
    else fs.fdatasyncSync(nfd);
    for (const path of changed) syncFolder(path);
    changed.clear();
  };
  host.stream_ops.fsync = (stream) => {
    host.tryFSOperation(() => sync(stream));
    return 0;
  };
};

type Init = NodeFS["init"];

export class DurableNodeFS extends NodeFS {
  override async init(...deps: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(...deps);
    const preRun = emscriptenOpts.preRun ?? [];
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...preRun, ({ NODEFS }) => waitForDisk(NODEFS as HostFiles)],
      },
    };
  }
}
