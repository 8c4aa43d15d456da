import { test } from "@playwright/test";
import { A_CART, A_FARM } from "#tests/e2e/a-farm.ts";
import { openWith } from "#tests/e2e/shop.ts";
import { EVERY_PAGE, MOST_CONTROLS, twinsIn } from "#tests/e2e/strangers.ts";
import { expectAlike, playEach } from "#tests/e2e/twins.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const DAILY: readonly string[] = ["/checkout", "/admin", "/admin/packing"];

for (const path of EVERY_PAGE)
  test(`strangers change nothing that ${path} of a shop in one browser says`, {
    tag: DAILY.includes(path) ? "@daily" : [],
  }, async ({ browser }) => {
    test.setTimeout(seconds(200));
    const twins = await twinsIn(browser, (page) =>
      openWith(page, { ...A_FARM, cart: A_CART, isAdminAuthenticated: "true" }, path),
    );
    await expectAlike(twins, path);
    await playEach(twins, path, MOST_CONTROLS);
    await Promise.all([twins.touched.context().close(), twins.alone.context().close()]);
  });
