/** The events of a stream, one at a time. */
export const anEventStream = (response: Response) => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const next = async (): Promise<Record<string, number>> => {
    const event = /event: versions\ndata: (.*)\n(?:.*\n)*?\n/.exec(text);
    if (event) {
      text = text.slice(event.index + event[0].length);
      return JSON.parse(event[1] ?? "") as Record<string, number>;
    }
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) throw new Error("the stream has ended");
    text += value;
    return next();
  };
  return { next, stop: () => reader?.cancel() };
};
