import { QUEUES, type ToldQueue } from "#ui/admin/waiting/queues.ts";
import { useSending } from "#ui/admin/waiting/waiting-queue.ts";
import { useSetting } from "#ui/shared/setting.ts";

const SendingOf = ({ queue: { kind } }: { readonly queue: ToldQueue<unknown> }) => {
  const { isShared } = useSetting();
  useSending(kind, isShared);
  return null;
};

export const Sending = () => QUEUES.map((queue) => <SendingOf key={queue.many} queue={queue} />);
