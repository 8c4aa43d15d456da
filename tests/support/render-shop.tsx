import type { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { vi } from "vitest";
import { aShop, type Shop } from "#tests/support/a-shop.ts";
import { loggedIn } from "#tests/support/plant.ts";
import { Farmgate } from "#ui/farmgate.tsx";
import { guardedLocation, type HistoryNote } from "#ui/shared/navigation/guarded-location.ts";
import { createQueryClient } from "#ui/shared/queries/query-client.ts";
import { IN_ONE_BROWSER, type Setting } from "#ui/shared/setting.ts";
import type { PaymentProviders } from "#ui/storefront/checkout/payment-providers.ts";

/** jsdom asks every rule of every style sheet whenever a test asks for a role. */
export const dropStyles = (): void => {
  for (const style of document.querySelectorAll("style")) style.remove();
};

export const fillInWhatJsdomLacks = (): void => {
  window.matchMedia ??= vi.fn().mockReturnValue({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  window.scrollTo = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  Element.prototype.setPointerCapture ??= () => undefined;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
};

/** As the shop that everyone shares has it. */
export const SHARED: Setting = { ...IN_ONE_BROWSER, isShared: true, sendsMail: true };

/** As a shop that everyone shares has it, of which the owner has set no mail server. */
export const WITHOUT_MAIL: Setting = { ...SHARED, sendsMail: false };

/** Of a shop whose owner has not told PayPal's client id. */
export const UNCONFIGURED: PaymentProviders = {
  paypal: {
    clientId: null,
    script: {},
    provideCreateActions: async () => undefined,
    provideApproveActions: async () => undefined,
  },
  offersPractice: true,
};

/**
 * The whole user interface over a shop, as a visitor who types its address sees it. With a note of the history it is
 * loaded anew, or come back to; with a client of its own the page has records from the start.
 */
export const renderShop = (
  path = "/",
  shop: Shop = aShop(),
  setting = IN_ONE_BROWSER,
  providers = UNCONFIGURED,
  note: HistoryNote | null = null,
  client = createQueryClient(),
) => {
  fillInWhatJsdomLacks();
  dropStyles();
  window.history.replaceState(note, "", path);
  render(
    <Farmgate
      app={shop.app}
      providers={providers}
      setting={setting}
      location={guardedLocation(window)}
      client={client}
    />,
  );
  return { shop, user: userEvent.setup({ delay: null }) };
};

/** A page of the admin area, as its owner sees it who is logged in. */
export const renderAdmin = async (
  path: string,
  shop: Shop = aShop(),
  setting?: Setting,
  client?: QueryClient,
) => {
  await loggedIn(shop);
  return renderShop(path, shop, setting, undefined, null, client);
};

export const noticeSaying = async (text: string | RegExp): Promise<HTMLElement> =>
  within(await screen.findByRole("region", { name: /Notifications/ })).findByText(text);

/** Longer than sonner takes to take a notice away, in milliseconds. */
const LEAVING = 400;

/** Looks whether a notice is still there once one that had been taken away would be gone. */
export const noticeStays = async (text: string | RegExp): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, LEAVING));
  within(screen.getByRole("region", { name: /Notifications/ })).getByText(text);
};

/** Has a field hold a text, as if it were typed or pasted in the place of what it held. */
export const fillIn = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  if (document.activeElement !== field) await user.click(field);
  fireEvent.input(field, { target: { value: text } });
};

export const descriptionOf = (element: HTMLElement): string =>
  document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent ?? "";

/** The figure under a heading. */
export const figureOf = async (title: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole("heading", { name: title });
  return within(heading.parentElement ?? heading).getByRole("status");
};
