import { cleanup, configure, getConfig } from "@testing-library/react";
import * as React from "react";
import { toast } from "sonner";
import { afterEach, vi } from "vitest";
import { memoizeStyles } from "#tests/support/computed-style.ts";
import { expectLoneTexts, watchTexts } from "#tests/support/lone-texts.ts";
import { mountBoard } from "#ui/shared/notices/notices.ts";
// Fetched while a test runs, it would come too late on a busy machine, and a plain notice be shown in its place.
import "#ui/shared/notices/notice-area.tsx";
import { seconds } from "../../tools/lib/slowness.ts";

// jsdom draws no charts.
vi.mock("#ui/admin/charts/time-chart.tsx", () => ({ TimeChart: () => null }));

const { getElementError } = getConfig();

const isWaiting = (): boolean =>
  Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true;

const named = (message: string | null): Error =>
  Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" });

configure({
  // Pages are fetched when they are first shown: on a busy machine that takes a while.
  asyncUtilTimeout: seconds(10),
  // Printing the page takes long: a query that waits does so once it has given up.
  getElementError: (message, container) =>
    isWaiting() ? named(message) : getElementError(message, container),
});

// React notes for its developer tools where each of the first 10,000 elements of a second was made, which takes a
// fifteenth of the time: it has noted enough.
Object.defineProperty(
  Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"),
  "recentlyCreatedOwnerStacks",
  { get: () => Number.POSITIVE_INFINITY, set: () => undefined, configurable: true },
);

memoizeStyles(document.defaultView ?? window);
watchTexts(document.defaultView ?? window);

/** What was said, or was to be said, when a test ended is not said in the next. */
const forgetNotices = (): void => {
  mountBoard({ show: () => undefined, showFailure: () => undefined, dismiss: () => undefined })();
  toast.dismiss();
};

// All files share one window and what modules keep: this one is run anew for each.
afterEach(() => {
  cleanup();
  forgetNotices();
  document.title = "";
  expectLoneTexts();
});
