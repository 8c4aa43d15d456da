interface ImportMetaEnv {
  readonly VITE_PAYPAL_CLIENT_ID?: string;
}
