export interface LastEmail {
  readonly email: string;
  readonly at: string;
}

export const NO_EMAIL: LastEmail = { email: "", at: "" };
