import { setTimeout as wait } from "node:timers/promises";

// Ends with 0 when the shop at PORT answers that all is well, with 1 when its process (MAINPID) has ended before.

const { HOST = "127.0.0.1", PORT = "4180", MAINPID = "" } = process.env;
const host = ["0.0.0.0", "::"].includes(HOST) ? "localhost" : HOST;
const url = `http://${host.includes(":") ? `[${host}]` : host}:${PORT}/healthz`;

const isWell = () =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Another user's process is alive too. */
const hasEnded = () => {
  try {
    return MAINPID !== "" && !process.kill(Number(MAINPID), 0);
  } catch (error) {
    return Object(error).code === "ESRCH";
  }
};

while (!(await isWell())) {
  if (hasEnded()) process.exit(1);
  await wait(200);
}
