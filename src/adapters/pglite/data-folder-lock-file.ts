import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

const unless =
  <Value>(code: string, value: Value) =>
  (error: unknown): Value => {
    if (codeOf(error) === code) return value;
    throw error;
  };

export const textIn = (path: string): Promise<string | null> =>
  readFile(path, "utf8").catch(unless("ENOENT", null));

export const makeNew = async (path: string, text: string): Promise<boolean> => {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { flag: "wx" });
  try {
    await link(draft, path).catch((error: unknown) => {
      if (codeOf(error) === "EEXIST") throw error;
      return writeFile(path, text, { flag: "wx" });
    });
    return true;
  } catch (error) {
    return unless("EEXIST", false)(error);
  } finally {
    await rm(draft, { force: true });
  }
};

export const replace = async (path: string, text: string): Promise<void> => {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { flag: "wx" });
  await rename(draft, path);
};
