const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

interface KeyNames {
  /** As a tooltip shows it: "Ctrl+Alt+1", or "⌘⌥1" on Apple's machines. */
  readonly shown: string;
  /** As `aria-keyshortcuts` asks: "Control+Alt+1". */
  readonly spoken: string;
}

const APPLE_SIGNS: Record<string, string> = { Mod: "⌘", Alt: "⌥", Shift: "⇧" };

/** The names of keys such as "Mod-Alt-1" on this machine. */
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
