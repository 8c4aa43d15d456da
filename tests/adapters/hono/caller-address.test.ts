import fc from "fast-check";
import { expect, test } from "vitest";
import { callerAddress } from "#adapters/hono/caller-address.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:c000:0207", "192.0.2.7"],
  ["0:0:0:0:0:ffff:192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:51234", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]:51234", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["unknown", "unknown"],
  ["x".repeat(5_000), "x".repeat(100)],
])("callerAddress of %s is %s", (told, counted) => {
  expect(callerAddress(told)).toBe(counted);
});

test("callerAddress maps a /64 to one caller, however it is written", () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const prefix = fc.tuple(group, group, group, group).filter(([first]) => first !== "0");
  const host = fc.tuple(group, group, group, group);
  fc.assert(
    fc.property(prefix, prefix, host, host, (one, other, first, second) => {
      const whole = (net: readonly string[], end: readonly string[]) => [...net, ...end].join(":");
      const isSame = one.join() === other.join();
      expect(callerAddress(whole(one, first))).toBe(callerAddress(whole(one, second)));
      expect(callerAddress(whole(one, first)) === callerAddress(whole(other, second))).toBe(isSame);
    }),
  );
});
