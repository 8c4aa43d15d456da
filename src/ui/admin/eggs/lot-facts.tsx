import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import { isFlockId } from "#core/flocks/flock.ts";
import type { MedicineOfFlock, ShownLot } from "#core/ledger/shown-lot.ts";
import adminStyles from "#ui/admin/admin.module.css";
import styles from "#ui/admin/eggs/lot.module.css";
import { laidOn, SOURCE_NAMES } from "#ui/admin/eggs/names.ts";
import { useFlockTitle } from "#ui/admin/flocks/use-flock-title.ts";
import { formatMoment } from "#ui/shared/moment.ts";
import { spaced } from "#ui/shared/spaced.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

const Flock = ({ id }: { readonly id: string }) => {
  const titleOf = useFlockTitle();
  return isFlockId(id) ? <Link to={adminPaths.flock(id)}>{titleOf(id)}</Link> : "not known";
};

const Why = ({ flock, medicine, until }: MedicineOfFlock) => {
  const titleOf = useFlockTitle();
  return [medicine, titleOf(flock), `until ${laidOn(until)}`].join(", ");
};

export const LotFacts = ({ lot }: { readonly lot: ShownLot }) => (
  <dl className={spaced(adminStyles.adminCard, styles.facts)}>
    <div>
      <dt>Flock</dt>
      <dd>
        <Flock id={lot.flock} />
      </dd>
    </div>
    <div>
      <dt>{SOURCE_NAMES[lot.from]}</dt>
      <dd>{formatMoment(lot.at)}</dd>
    </div>
    <div>
      <dt>Came in</dt>
      <dd>{withCommas(lot.eggs)}</dd>
    </div>
    <div>
      <dt>Left</dt>
      <dd>{withCommas(lot.left)}</dd>
    </div>
    <div>
      <dt>Hand over until</dt>
      <dd>{laidOn(lot.handOverUntil)}</dd>
    </div>
    <div>
      <dt>Best before</dt>
      <dd>{laidOn(lot.bestBefore)}</dd>
    </div>
    {lot.withheldBy && (
      <div>
        <dt>Withheld</dt>
        <dd>
          <Why {...lot.withheldBy} />
        </dd>
      </div>
    )}
  </dl>
);
