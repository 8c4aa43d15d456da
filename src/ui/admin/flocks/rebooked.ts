import type { Rebooked } from "#core/flocks/rebooked.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

export const withRebooked = (notice: Notice, { changed = 0 }: Rebooked): Notice =>
  changed === 0
    ? notice
    : {
        ...notice,
        text: `${notice.text} ${withCommas(changed)} of its eggs had left the book already: as many were taken from other lots.`,
      };
