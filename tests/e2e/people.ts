import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";

export const SHARED_SHOP = { baseURL: "http://localhost:4185" };

/** As a browser does: a server may close a connection that was idle just when it is used again. */
export const ASKING_AGAIN = { maxRetries: 1 };

/** Asks again where another test logs in at the same moment: the server checks one password of an address at a time. */
export const logIn = (request: APIRequestContext, password = "farmgate"): Promise<void> =>
  expect(async () => {
    const answer = await request.post("/api/counter/logIn", { data: [password] });
    expect(answer.status()).toBe(200);
  }).toPass();

/** A password that the shop has made for a helper. The owner asks for it. */
export const helpersPassword = async (owner: APIRequestContext): Promise<string> => {
  const name = `Helper ${crypto.randomUUID()}`;
  const answer = await owner.post("/api/office/addHelper", { data: [name] });
  return (await answer.json()).value.value.password;
};

/** A visitor of the shared shop, with a browser of their own. */
export const somebody = async (browser: Browser, path = "/"): Promise<Page> => {
  const page = await (await browser.newContext(SHARED_SHOP)).newPage();
  await page.goto(path);
  return page;
};

/** The owner of the shared shop, logged in as the form does it. */
export const anOwner = async (browser: Browser, path: string): Promise<Page> => {
  const context = await browser.newContext(SHARED_SHOP);
  await logIn(context.request);
  const page = await context.newPage();
  await page.goto(path);
  return page;
};
