import { lazyPage } from "#ui/shared/lazy-page.ts";
import { useIsGuarded } from "#ui/shared/navigation/location-context.ts";
import { NoticeBoard } from "#ui/shared/notices/notice-board.tsx";
import { Optional } from "#ui/shared/parts/optional.tsx";

const LeaveQuestion = lazyPage(
  async () => (await import("#ui/shared/navigation/leave-question.tsx")).LeaveQuestion,
);

const LeaveGuard = () => useIsGuarded() && <LeaveQuestion />;

export const NoticeArea = () => (
  <>
    <NoticeBoard />
    <Optional shows="the question">
      <LeaveGuard />
    </Optional>
  </>
);
