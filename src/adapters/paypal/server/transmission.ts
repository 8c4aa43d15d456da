const HEADERS = {
  auth_algo: "PAYPAL-AUTH-ALGO",
  cert_url: "PAYPAL-CERT-URL",
  transmission_id: "PAYPAL-TRANSMISSION-ID",
  transmission_sig: "PAYPAL-TRANSMISSION-SIG",
  transmission_time: "PAYPAL-TRANSMISSION-TIME",
} as const;

export type Signature = Readonly<Record<keyof typeof HEADERS, string>>;

const MOST_LETTERS = 500;

const DAY_MS = 86_400_000;
/** PayPal retries for three days, maybe with the first time; clocks may differ by a day. */
const OLDEST_MS = 4 * DAY_MS;
const NEWEST_MS = DAY_MS;

export const signatureOf = (headers: Headers): Signature | null => {
  const signature = Object.entries(HEADERS).map(([name, header]) => [
    name,
    headers.get(header) ?? "",
  ]);
  const isWhole = signature.every(([, value = ""]) => value !== "" && value.length <= MOST_LETTERS);
  return isWhole ? Object.fromEntries(signature) : null;
};

const isPayPals = (url: string, api: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { origin, protocol, hostname, username, password } = new URL(url);
  if (username !== "" || password !== "") return false;
  if (origin === new URL(api).origin) return true;
  return protocol === "https:" && /(?:^|\.)paypal\.com$/.test(hostname);
};

const isOfLate = (time: string, now: string): boolean => {
  const age = Date.parse(now) - Date.parse(time);
  return age <= OLDEST_MS && age >= -NEWEST_MS;
};

export const isPossible = (
  { cert_url, transmission_time }: Signature,
  api: string,
  now: string,
): boolean => isPayPals(cert_url, api) && isOfLate(transmission_time, now);
