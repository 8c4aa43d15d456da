import { cleanup, configure, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, vi } from "vitest";
import { aShop, type Shop } from "#tests/support/a-shop.ts";
import { Farmgate } from "#ui/farmgate.tsx";
import { guardedLocation } from "#ui/shared/navigation/guarded-location.ts";

// Pages are fetched when they are first shown: on a busy machine that takes a while.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

const fillInWhatJsdomLacks = (): void => {
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
};

/** The whole user interface over a shop, as a visitor who types its address sees it. */
export const renderShop = (path = "/", shop: Shop = aShop()) => {
  fillInWhatJsdomLacks();
  window.history.replaceState(null, "", path);
  const desk = {
    paypal: {
      clientId: null,
      lendForCreating: async () => undefined,
      lendForCapturing: async () => undefined,
    },
    practice: { approve: async () => undefined },
  };
  render(<Farmgate app={shop.app} desk={desk} location={guardedLocation(window)} />);
  return { ...shop, user: userEvent.setup() };
};

/** A page of the admin area, as its owner sees it who is logged in. */
export const renderAdmin = async (path: string, shop: Shop = aShop()) => {
  await shop.ports.session.open();
  return renderShop(path, shop);
};
