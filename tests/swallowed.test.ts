import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { swallowedIn } from "#tests/support/swallowed.ts";

const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join("src", file));

const untoldOf = (code: string) => swallowedIn("a.tsx", code).untold;

describe("a failure that is heard of", () => {
  test("is reported, or a comment says why it is ignored", () => {
    const found = SOURCES.map((file) => ({
      file,
      ...swallowedIn(file, readFileSync(file, "utf8")),
    }));
    expect(found.flatMap(({ file, untold }) => untold.map((line) => `${file}:${line}`))).toEqual(
      [],
    );
    // Otherwise nothing was looked at.
    expect(found.reduce((sum, { told }) => sum + told, 0)).toBeGreaterThan(20);
  });

  test.each([
    "a().catch(() => undefined);",
    "a().catch(() => {});",
    "a().catch(function () {});",
    "a().b.catch(() => 1).then(c);",
    "a().then(b, () => undefined);",
    "void a()\n  .then(b)\n  .catch(() => null);",
    "try { a(); } catch {}",
    "try { a(); } catch (cause) {}",
    "try { a(); } catch (cause) { b(); }",
    "try { a(); } catch (cause) { c = isFault(cause, 'shop-busy') ? 1 : 2; }",
    "// It is so.\na().catch(() => undefined);",
    "// Ignored: it is.\n\na().catch(() => undefined);",
    "// Ignored: it is.\nb();\na().catch(() => undefined);",
    "const A = () => <b onClick={() => a().catch(() => undefined)} />;",
  ])("is swallowed by %j", (code) => {
    expect(untoldOf(code)).toHaveLength(1);
  });

  test.each([
    "a().catch((cause) => log.error(cause));",
    "a().catch(tell);",
    "a().then(() => undefined);",
    "a().then(b, tell);",
    "a().then(() => true, () => false);",
    "a.catches(() => undefined);",
    "try { a(); } catch { b(); }",
    "try { a(); } catch (cause) { tell(cause); }",
    "try { a(); } catch (cause) { throw new Fault('shop-busy', '', { cause }); }",
    "try { a(); } catch (cause) { if (!isFault(cause)) throw cause; }",
    "try { a(); } catch (cause) {\n  // Ignored: it was over.\n  b();\n}",
    "try { a(); } catch {\n  // Ignored: it was over.\n}",
    "// Ignored: it is.\na().catch(() => undefined);",
    "// Ignored: it is so,\n// and that is why.\na().catch(() => undefined);",
    "a()\n  // Ignored: it is.\n  .catch(() => undefined);",
    "a().catch(() => undefined); // Ignored: it is.",
  ])("isn't by %j", (code) => {
    expect(untoldOf(code)).toEqual([]);
  });
});
