import { type ReactNode, useId } from "react";
import type { PeopleSheet } from "#core/session/people-sheet.ts";
import { HelperList } from "#ui/admin/settings/helper-list.tsx";
import { PasswordForm } from "#ui/admin/settings/password-form.tsx";
import styles from "#ui/admin/settings/people.module.css";
import { usePeople } from "#ui/admin/settings/people-queries.ts";
import { SectionFold } from "#ui/admin/settings/section-fold.tsx";
import { SessionList } from "#ui/admin/settings/session-list.tsx";
import sectionStyles from "#ui/admin/settings/settings.module.css";
import { useAskedSection } from "#ui/admin/settings/use-asked-section.ts";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useSetting } from "#ui/shared/setting.ts";
import { spaced } from "#ui/shared/spaced.ts";

const InOneBrowser = () => (
  <div className={sectionStyles.body}>
    <p>
      In one browser the password stays what the shop was built with. To change it, run{" "}
      <code>npm run admin:password</code> where it is built, and build it again.
    </p>
  </div>
);

const InSharedShop = ({ people }: { readonly people: PeopleSheet }) => (
  <div className={spaced(sectionStyles.body, styles.body)}>
    <PasswordForm others={people.sessions.length - 1} />
    <SessionList sessions={people.sessions} />
    <HelperList helpers={people.helpers} />
  </div>
);

interface SectionProps {
  readonly value: string;
  readonly children: ReactNode;
}

const Section = ({ value, children }: SectionProps) => {
  const id = useId();
  const { ref, isOpen } = useAskedSection("people");
  return (
    <SectionFold ref={ref} title="Password and people" titleId={id} value={value} open={isOpen}>
      {children}
    </SectionFold>
  );
};

const inWords = ({ helpers, sessions }: PeopleSheet): string =>
  `${helpers.length} ${helpers.length === 1 ? "helper" : "helpers"}, ${sessions.length} logged in`;

const SharedSection = () => {
  const people = usePeople();
  return (
    <Section value={people ? inWords(people) : "…"}>
      {people ? <InSharedShop people={people} /> : <Loading what="who is logged in" />}
    </Section>
  );
};

export const PeopleSection = () =>
  useSetting().isShared ? (
    <SharedSection />
  ) : (
    <Section value="As the shop was built">
      <InOneBrowser />
    </Section>
  );
