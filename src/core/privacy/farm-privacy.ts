import { KEPT_DAYS } from "#core/backup/kept-days.ts";
import type { Farm } from "#core/farm.ts";
import { type Section, sellerName, sellerPlace } from "#core/farm-words.ts";

export const PAYPAL =
  "If you pay with PayPal, PayPal learns what you pay and asks you who you are. What it keeps is told in its own privacy statement, at paypal.com.";

export const MAP =
  "The map under 'How to Find Us' comes from OpenStreetMap, which learns your IP address when you open that page. Apart from these two nothing here comes from elsewhere, and nobody counts or follows you: there are no advertisements, and no cookies for them.";

const TYPED =
  "When you write to us or join a waitlist: what you typed, to answer you or to tell you once that there are eggs again.";

const EMAILS =
  "Emails that we sent you are kept for 90 days, and what was typed in the contact form is one of them. Your address on a waitlist goes when we have written to you.";

const HOSTS =
  "Our web and mail hosts handle these records for us. We sell them to nobody, and share them with nobody else.";

export const privacyOf = (farm: Farm): readonly Section[] => [
  {
    title: "Who answers for it",
    text: [
      `${sellerName(farm)}, ${farm.name}, ${sellerPlace(farm)}. Write to ${farm.email} or call ${farm.phone}.`,
    ],
  },
  {
    title: "What we keep, and why",
    text: [
      "When you order: your name, email address and note, your phone number if you or PayPal give us one, for whom it is, who paid if that is another, the address if we deliver, and what you bought. We need them to pack, bring and account for your eggs, and to tell you about them: that is our contract with you.",
      TYPED,
      "In your own browser: your basket, whether you chose delivery or collection, and for which days, payments under way and for a day what came of them, the email you paid with last and what you typed of who orders, for two years, the postcode you asked about last, for 30 days, and the news you have seen; in the tab you have open, for a day at most, what you typed into a form and did not send. A cookie whose name begins with farmgate-orders shows you the orders that you placed from this browser; we use no other for customers. Links in our emails about an order open it, without its address, until its last day is over; we keep a fingerprint of them, and no link.",
    ],
  },
  {
    title: "How long",
    text: [
      "Orders stay in our books for as long as tax law asks, about six years.",
      EMAILS,
      "The cookie that shows you your orders lasts 400 days, and what belongs to it is kept for 2 years; fingerprints of links for a year. Payments begun and not made, and the shop's answers to your browser, are kept for a day; your IP address, where we limit how often something may be asked, for up to an hour.",
    ],
  },
  {
    title: "With whom",
    text: [PAYPAL, HOSTS, MAP],
  },
  {
    title: "Your rights",
    text: [
      "You may see what we keep about you, have it corrected, take it with you as a file, or have it erased: text or email us. After erasing, orders stay in our books without names, emails, phone, address and note. An order still to come keeps them until it is handed over, cancelled or refunded, for seven days after its day at the latest; ask us, and they go at once.",
      `What is erased goes from our records at once, and from the files beneath them within an hour; where others run our database, its files may hold it until they next clean them up. Copies and backups of all records, kept against accidents, hold an erased person for up to ${KEPT_DAYS} days more.`,
      "If you are not happy with our answer, you may complain to the Information Commissioner's Office, ico.org.uk.",
    ],
  },
];

const SAID_WITHOUT_MAIL: Readonly<Record<string, string>> = {
  [TYPED]: "When you write to us: what you typed, to answer you.",
  [EMAILS]:
    "What you typed in the contact form, and the letters about your orders that this shop has nobody to send by, is kept for 90 days.",
  [HOSTS]:
    "Our web host handles these records for us. We sell them to nobody, and share them with nobody else.",
};

export const privacyWithoutMail = (farm: Farm): readonly Section[] =>
  privacyOf(farm).map(({ title, text }) => ({
    title,
    text: text.map((said) => SAID_WITHOUT_MAIL[said] ?? said),
  }));
