/** The sentences of an English text, one at a time, trimmed. */
export function* sentencesOf(text: string): Generator<string> {
  const sentences = new Intl.Segmenter("en-GB", { granularity: "sentence" }).segment(text);
  for (const { segment } of sentences) yield segment.trim();
}
