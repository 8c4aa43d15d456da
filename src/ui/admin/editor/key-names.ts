const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

interface KeyNames {
  readonly shown: string;
  readonly spoken: string;
}

const APPLE_SIGNS: Record<string, string> = { Mod: "⌘", Alt: "⌥", Shift: "⇧" };

export const keysFor = (keys: string): KeyNames => {
  const parts = keys.split("-").map((key) => (key.length === 1 ? key.toUpperCase() : key));
  const modifier = isApple() ? "Meta" : "Control";
  return {
    shown: isApple()
      ? parts.map((key) => APPLE_SIGNS[key] ?? key).join("")
      : parts.join("+").replace("Mod", "Ctrl"),
    spoken: parts.join("+").replace("Mod", modifier),
  };
};
