import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { paypalGateway } from "#adapters/paypal/server/paypal-gateway.ts";
import { FARM } from "#core/farm.ts";
import { atPayPal, depsOf, PURCHASE } from "#tests/adapters/paypal/server/at-stand-in.ts";

const aServerAnswering = async (listener: RequestListener) => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as { port: number };
  const deps = depsOf(`http://127.0.0.1:${port}`);
  return paypalGateway({ ...deps, publicUrl: "https://eggs.example" });
};

test("the gateway follows no redirect", async () => {
  const { paypal } = await atPayPal();
  const gateway = await aServerAnswering(({ url }, response) => {
    response.writeHead(307, { Location: `${paypal.origin}${url}` }).end();
  });
  await expect(gateway.create(PURCHASE, "agreement", FARM)).rejects.toMatchObject({
    code: "payment-unreachable",
    message: expect.stringContaining("status 307"),
  });
  expect(paypal.asked()).toEqual([]);
});

test.each([400, 403, 404, 422])(
  "a %d from another server than PayPal decides nothing about an order or a refund",
  async (status) => {
    const gateway = await aServerAnswering(({ url }, response) => {
      if (url === "/v1/oauth2/token")
        response.writeHead(200).end('{"access_token":"T","expires_in":900}');
      else response.writeHead(status).end("<h1>A proxy</h1>");
    });
    await expect(gateway.getOrder("ORDER")).rejects.toMatchObject({ code: "payment-unreachable" });
    for (const call of [
      () => gateway.capture("ORDER", { key: "capture-1" }),
      () => gateway.refund("CAPTURE", { key: "refund-1" }),
    ])
      await expect(call()).rejects.toMatchObject({ code: "payment-doubtful" });
  },
);
