import { newId } from "#tests/support/paypal-rest/books.ts";
import { DOCUMENTS, type Reply, type Request } from "#tests/support/paypal-rest/replies.ts";

interface Deps {
  readonly clientId: string;
  readonly clientSecret: string;
  /** For so long a token is good. */
  readonly tokenSeconds: number;
}

const FORM = /^application\/x-www-form-urlencoded(?:;|$)/;

const failed = (status: number, error: string): Reply => ({
  status,
  body: { error, error_description: error },
  document: DOCUMENTS.token,
});

/** PayPal's OAuth: who has the shop's id and secret is given a token, and who has a token is let in. */
export const newTokens = ({ clientId, clientSecret, tokenSeconds }: Deps) => {
  const ends = new Map<string, number>();
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
  return {
    give: ({ headers, text }: Request): Reply => {
      if (headers.authorization !== basic) return failed(401, "invalid_client");
      if (!FORM.test(headers["content-type"] ?? "")) return failed(415, "unsupported_media_type");
      if (new URLSearchParams(text).get("grant_type") !== "client_credentials")
        return failed(400, "unsupported_grant_type");
      const token = `A21AA${newId()}`;
      ends.set(token, Date.now() + tokenSeconds * 1_000);
      return {
        status: 200,
        body: {
          scope: "https://uri.paypal.com/services/payments/payment",
          access_token: token,
          token_type: "Bearer",
          app_id: "APP-80W284485P519543T",
          expires_in: tokenSeconds,
          nonce: "2026-02-01T12:00:00Z",
        },
        document: DOCUMENTS.token,
      };
    },
    /** Null for one that is let in. */
    refusalOf: ({ headers }: Request): Reply | null => {
      const token = /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
      return (ends.get(token) ?? 0) > Date.now() ? null : failed(401, "invalid_token");
    },
    end: (): void => ends.clear(),
  };
};

export type Tokens = ReturnType<typeof newTokens>;
