/** What the shop's pages are written with: each brings these of its fonts. Others are fetched when a text has one. */
export const BASE_LETTERS = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'()&-/@+%£©×–—‘’“”·…\u00A0"`;
