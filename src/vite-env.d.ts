interface ImportMetaEnv {
  readonly VITE_PAYPAL_CLIENT_ID?: string;
  readonly VITE_ADMIN_PASSWORD_HASH?: string;
}
