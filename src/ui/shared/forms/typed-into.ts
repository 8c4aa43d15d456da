const TYPED_INTO = "input:not([type=checkbox], [type=radio]), textarea, [contenteditable]";

export const isTyping = (): boolean => document.activeElement?.matches(TYPED_INTO) === true;
