import { ADD, CHOOSE } from "#ui/shared/queries/cart.ts";
import { CHANGE_DELIVERY, PUT_BACK, REMOVE, SET_QUANTITY } from "#ui/shared/queries/cart-lines.ts";
import { CHOOSE_DAY } from "#ui/shared/queries/chosen-days.ts";
import { CLOSE_SPLASH } from "#ui/shared/queries/close-splash.ts";
import { COLLECT_INSTEAD, DELIVER_AGAIN } from "#ui/shared/queries/collect-instead.ts";
import type { Command } from "#ui/shared/queries/command-options.ts";
import { KEEP_NOTE } from "#ui/shared/queries/note.ts";
import { TAKE_OUT } from "#ui/shared/queries/order-again.ts";
import { type Sender, sendCommand } from "#ui/shared/queries/send-command.ts";

type AnyCommand = Command<unknown, unknown, { kind: string }, unknown>;

const COMMANDS = new Map(
  [
    ADD,
    CHOOSE,
    CHANGE_DELIVERY,
    PUT_BACK,
    REMOVE,
    SET_QUANTITY,
    CLOSE_SPLASH,
    CHOOSE_DAY,
    KEEP_NOTE,
    COLLECT_INSTEAD,
    DELIVER_AGAIN,
    TAKE_OUT,
  ].map((command) => [command.deed, command as AnyCommand]),
);

export const doOpenDeeds = (sender: Sender): void => {
  const { deeds } = sender.app.visitor;
  for (const { id, name, input } of deeds.open()) {
    const command = COMMANDS.get(name);
    if (command) void sendCommand(command, input, sender, id);
    else deeds.drop(id);
  }
};
