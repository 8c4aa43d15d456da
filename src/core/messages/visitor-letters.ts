import { type CategoryId, eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { Farm } from "#core/farm.ts";
import type { Block, Letter } from "#core/messages/letter.ts";
import { goodbye, letterText } from "#core/messages/letter.ts";

interface Sender {
  readonly name: string;
  readonly email: string;
}

const aboutSender = ({ name, email }: Sender): readonly Block[] => [
  { title: "Sent with the contact form by", lines: [name || "No name given", email] },
  "To answer, reply to this email.",
];

export const contactLetter = ({
  message,
  ...sender
}: Sender & { readonly message: string }): Letter => ({
  subject: `Message from ${sender.name || sender.email}`,
  blocks: [message, ...aboutSender(sender)],
});

export const wordsOf = ({
  text,
  replyTo,
}: {
  readonly text: string;
  readonly replyTo?: Sender;
}): string => {
  const added = replyTo ? letterText({ subject: "", blocks: aboutSender(replyTo) }) : "";
  return (added && text.endsWith(added) ? text.slice(0, -added.length) : text).trim();
};

export const backInStockLetter = (category: CategoryId, publicUrl: string, farm: Farm): Letter => {
  const { name } = eggTypeIn(farm.eggs, category);
  return {
    subject: `${name} are back`,
    blocks: [
      "Hello,",
      `You asked us to tell you when we have ${name} again. We do now, for as long as they last.`,
      { link: `${publicUrl}/`, words: "Go to the shop" },
      "We have taken you off the list, so this is the only email about it.",
      goodbye(farm),
    ],
  };
};

export const lookUpLetter = (token: string, publicUrl: string, farm: Farm): Letter => ({
  subject: `Your orders at ${farm.name}`,
  blocks: [
    "Hello,",
    "Somebody, hopefully you, asked to see the orders placed with this email address. To see them, open this link and press 'Show my orders'. It works once, for 30 minutes.",
    { link: `${publicUrl}/my-orders#link=${token}`, words: "See my orders" },
    "If it wasn't you, there is nothing to do: without the link nobody sees anything.",
    goodbye(farm),
  ],
});
