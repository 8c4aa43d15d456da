import "fake-indexeddb/auto";
import { vi } from "vitest";
import { seconds } from "../../tools/lib/slowness.ts";

vi.setConfig({ testTimeout: seconds(20) });

// React tells the developer tools of a browser of whatever it renders, if it has these when it is loaded: they aren't needed here.
Reflect.deleteProperty(console, "createTask");
Reflect.deleteProperty(console, "timeStamp");
