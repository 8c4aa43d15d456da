import { seconds } from "../../tools/lib/slowness.ts";

/** Measures the machine while nothing else runs. */
export const setup = (): void => void seconds(0);
