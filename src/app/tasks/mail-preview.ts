import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Message, OWNER } from "#core/messages/message.ts";
import { escapedHtml } from "#core/shared/escaped-html.ts";
import { accept } from "#core/shared/result.ts";
import { sampleMessages } from "./mail-samples.ts";
import type { Task } from "./task.ts";

const FOLDER = "mail-preview";

const NOW = "2026-11-18T19:21:00.000Z";

const nameOf = ({ kind }: Message, at: number): string =>
  `${String(at + 1).padStart(2, "0")}-${kind}`;

const lineOf = (message: Message, at: number): string => {
  const [name, to] = [nameOf(message, at), message.to === OWNER ? "the owner" : "a customer"];
  return `<li><a href="${name}.html">${escapedHtml(message.subject)}</a>, to ${to} (<a href="${name}.txt">text</a>)</li>`;
};

const indexOf = (messages: readonly Message[]): string =>
  `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Messages</title><body style="font:16px/1.6 sans-serif"><ol>${messages.map(lineOf).join("")}</ol></body></html>`;

export const mailPreview: Task = async (_args, { settings, terminal }) => {
  const messages = sampleMessages(settings.publicOrigin, NOW);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER);
  for (const [at, message] of messages.entries()) {
    const path = join(FOLDER, nameOf(message, at));
    await writeFile(`${path}.html`, message.html);
    await writeFile(`${path}.txt`, `Subject: ${message.subject}\n\n${message.text}`);
  }
  await writeFile(join(FOLDER, "index.html"), indexOf(messages));
  terminal.tell(`${messages.length} messages: ${resolve(FOLDER, "index.html")}`);
  return accept(null);
};
