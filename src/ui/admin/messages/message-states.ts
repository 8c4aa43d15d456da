import type { MessageState } from "#core/messages/message.ts";
import type { Look } from "#ui/shared/parts/status-chip.tsx";

export const STATE_NAMES: Readonly<Record<MessageState, string>> = {
  waiting: "Waiting",
  sent: "Sent",
  failed: "Failed",
  unsent: "Not sent: no mail server",
};

export const STATE_LOOKS: Readonly<Record<MessageState, Look>> = {
  waiting: "pending",
  sent: "done",
  failed: "attention",
  unsent: "pending",
};

export const MAILED_TEXTS: Readonly<Record<MessageState, string>> = {
  waiting: "On its way to your own mail too.",
  sent: "Sent to your own mail too.",
  failed: "It couldn't be sent to your own mail.",
  unsent: "Not sent to your own mail.",
};

export const triesText = (tries: number): string => `${tries} ${tries === 1 ? "try" : "tries"}`;
