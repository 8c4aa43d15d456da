import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

// Loaded into a server before it starts: a disk that fills up when the file that FULL_DISK names says so.
const sign = process.env.FULL_DISK ?? "";

const isSaid = (word) => fs.existsSync(sign) && fs.readFileSync(sign, "utf8") === word;

const { writeSync } = fs;
fs.writeSync = (file, ...rest) => {
  if (file > 2 && isSaid("full"))
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), {
      code: "ENOSPC",
      errno: -28,
      syscall: "write",
    });
  return writeSync(file, ...rest);
};

const { statfs } = fs.promises;
fs.promises.statfs = async (path) =>
  isSaid("nearly full") ? { bavail: 1000, bsize: 1000 } : statfs(path);

syncBuiltinESMExports();
