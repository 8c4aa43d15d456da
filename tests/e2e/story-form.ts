import type { Locator, Page } from "@playwright/test";

export const OWNER = { isAdminAuthenticated: "true" };

export const content = (page: Page): Locator => page.getByRole("textbox", { name: "Content" });
export const tool = (page: Page, name: string): Locator =>
  page.getByRole("toolbar").getByRole("button", { name, exact: true });
