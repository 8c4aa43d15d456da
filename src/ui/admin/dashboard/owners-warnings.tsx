import { ADMIN_ROUTES, adminPaths } from "#core/admin-routes.ts";
import { farmPlace } from "#core/farm-words.ts";
import { useBackupState } from "#ui/admin/backup/queries.ts";
import { useOwnPostcodeOutside } from "#ui/admin/dashboard/own-postcode.tsx";
import { useSetup } from "#ui/admin/dashboard/setup-queries.ts";
import { ActionRow, PlainRow, type TodayRows } from "#ui/admin/dashboard/today-row.tsx";
import { useWithheldFlocks, WithheldNotes } from "#ui/admin/flocks/withdrawals.tsx";
import { useUnreadCount } from "#ui/admin/messages/queries.ts";
import { boxAddress } from "#ui/admin/messages/use-box.ts";
import { formatDay, LONG_DAY } from "#ui/shared/dates.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useSetting } from "#ui/shared/setting.ts";

export const useBackupReminder = (): TodayRows => {
  const { isShared } = useSetting();
  const state = useBackupState(!isShared);
  if (isShared) return [];
  if (!state?.isDue) return state && [];
  return [
    <ActionRow
      key="backup"
      label="Backup reminder"
      shape="backup"
      tone="warn"
      title={
        state.lastBackup
          ? `Your last backup is of ${formatDay(state.lastBackup, LONG_DAY)}.`
          : "There is no backup of this shop yet."
      }
      more="If this browser loses its records, they are gone."
      to={ADMIN_ROUTES.backup}
      action="Make a backup"
    />,
  ];
};

export const useFirstFarmWarning = (): TodayRows => {
  const at = useSetup()?.firstFarmAt ?? null;
  const farm = useFarm();
  if (at === null) return [];
  return [
    <ActionRow
      key="first farm"
      label="Not your farm yet"
      shape="alert"
      tone="bad"
      title={`Customers at ${at} still read the name and address of a farm that isn't yours:`}
      more={`${farm.name}, ${farmPlace(farm)}.`}
      to={adminPaths.settings("farm")}
      action="Tell of your farm"
    />,
  ];
};

export const useMailWarning = (): TodayRows => {
  const { isShared, sendsMail } = useSetting();
  if (!isShared || sendsMail) return [];
  return [
    <ActionRow
      key="mail"
      label="No mail server"
      shape="message"
      tone="warn"
      title="No mail leaves this shop: no mail server is set."
      more="What it would have written stands in the outbox."
      to={boxAddress("outbox")}
      action="See the outbox"
    />,
  ];
};

export const usePostcodeWarning = (): TodayRows => {
  const postcode = useOwnPostcodeOutside();
  if (postcode === null) return [];
  return [
    <ActionRow
      key="postcode"
      label="Not in your area"
      shape="alert"
      tone="warn"
      title={`Your farm's own postcode, ${postcode}, is not in your delivery area.`}
      more="Customers near you read that you don't deliver to them."
      to={ADMIN_ROUTES.week}
      action="Set your area"
    />,
  ];
};

export const useUnread = (): TodayRows => {
  const count = useUnreadCount();
  if (count === 0) return [];
  return [
    <ActionRow
      key="unread"
      label="Unread messages"
      shape="message"
      title={
        count === 1
          ? "1 message from a customer is unread."
          : `${count} messages from customers are unread.`
      }
      to={ADMIN_ROUTES.messages}
      action="Open the inbox"
    />,
  ];
};

export const useWithheld = (): TodayRows => {
  const withheld = useWithheldFlocks();
  if (!withheld || withheld.length === 0) return withheld && [];
  return [
    <PlainRow key="withheld" label="Eggs not for sale" shape="egg" tone="warn">
      <WithheldNotes withheld={withheld} />
    </PlainRow>,
  ];
};
