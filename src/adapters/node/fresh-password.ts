/** The hash of "farmgate", for a shop that only its own machine can reach. */
export const FRESH_PASSWORD_HASH =
  "pbkdf2-sha256:600000:S9MGKKSS19o6Iddfnu75QA==:zWC04tSeGzSjOSA66kixF9XJoFM30kaxps+pv2mduyI=";
