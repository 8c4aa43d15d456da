import { Link } from "wouter";
import { ADMIN_ROUTES, adminPaths } from "#core/admin-routes.ts";
import type { FlockToCount } from "#core/care/get-count-sheet.ts";
import { daysInWords, flockInWords } from "#ui/admin/counting/count-words.ts";
import { useCountSheet } from "#ui/admin/counting/queries.ts";
import warningStyles from "#ui/admin/dashboard/warnings.module.css";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";

const Missed = ({ sheet }: { readonly sheet: FlockToCount }) => {
  const first = sheet.missed.toSorted()[0] ?? "";
  return (
    <div className={warningStyles.warning}>
      <p>{`No count for ${flockInWords(sheet)}: ${daysInWords(sheet.missed)}`}</p>
      <Link to={adminPaths.countOf(sheet.flock, first)}>Count them</Link>
    </div>
  );
};

export const MissedCounts = () => {
  const sheet = useCountSheet(useToday());
  const missing = sheet?.flocks.filter(({ missed }) => missed.length > 0) ?? [];
  return (
    <>
      {missing.map((one) => (
        <Missed key={one.flock} sheet={one} />
      ))}
      <p>
        <ButtonLink to={ADMIN_ROUTES.count} variant="secondary">
          Count eggs
        </ButtonLink>
      </p>
    </>
  );
};
