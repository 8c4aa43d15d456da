import { HelperList } from "#ui/admin/settings/helper-list.tsx";
import { PasswordForm } from "#ui/admin/settings/password-form.tsx";
import styles from "#ui/admin/settings/people.module.css";
import { usePeople } from "#ui/admin/settings/people-queries.ts";
import { SessionList } from "#ui/admin/settings/session-list.tsx";
import sectionStyles from "#ui/admin/settings/settings.module.css";
import { useAskedSection } from "#ui/admin/settings/use-asked-section.ts";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useSetting } from "#ui/shared/setting.ts";

const InOneBrowser = () => (
  <p>
    In one browser the password stays what the shop was built with. To change it, run{" "}
    <code>npm run admin:password</code> where it is built, and build it again.
  </p>
);

const InSharedShop = () => {
  const people = usePeople();
  if (!people) return <Loading what="who is logged in" />;
  return (
    <div className={styles.body}>
      <PasswordForm />
      <SessionList sessions={people.sessions} />
      <HelperList helpers={people.helpers} />
    </div>
  );
};

export const PeopleSection = () => {
  const { isShared } = useSetting();
  const { ref, isOpen } = useAskedSection("people");
  return (
    <details ref={ref} className={sectionStyles.section} open={isOpen}>
      <summary>
        <h2>Password and people</h2>
      </summary>
      {isShared ? <InSharedShop /> : <InOneBrowser />}
    </details>
  );
};
