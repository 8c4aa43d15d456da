export function* sentencesOf(text: string): Generator<string> {
  const sentences = new Intl.Segmenter("en-GB", { granularity: "sentence" }).segment(text);
  for (const { segment } of sentences) yield segment.trim();
}
