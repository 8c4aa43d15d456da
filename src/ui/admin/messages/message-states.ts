import type { MessageState } from "#core/messages/message.ts";

export const STATE_NAMES: Readonly<Record<MessageState, string>> = {
  waiting: "Waiting",
  sent: "Sent",
  failed: "Failed",
  unsent: "Not sent: no mail server",
};

export const STATE_CLASSES: Readonly<Record<MessageState, string>> = {
  waiting: "status status-pending",
  sent: "status status-done",
  failed: "status status-attention",
  unsent: "status status-pending",
};

export const triesText = (tries: number): string => `${tries} ${tries === 1 ? "try" : "tries"}`;
