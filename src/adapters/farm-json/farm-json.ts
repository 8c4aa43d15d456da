import { makeBackup, readBackup } from "#adapters/farm-json/backup-file.ts";
import { entriesIn } from "#adapters/farm-json/document-records.ts";
import { documentsOf, farmRecordsOf } from "#adapters/farm-json/farm-records.ts";
import { leavingOut } from "#adapters/farm-json/json-path.ts";
import { withMissing } from "#adapters/farm-json/missing-fields.ts";
import { refusedIn } from "#adapters/farm-json/refused-records.ts";
import { accept, refuse } from "#core/shared/result.ts";
import type { BackupFormat } from "#ports/backup-format.ts";
import type { Digest } from "#ports/digest.ts";

export const farmJson = (digest: Digest): BackupFormat => ({
  write: (records, made) => makeBackup(documentsOf(records), made, digest),
  read: async (file, limits) => {
    const backup = await readBackup(file, digest);
    if (!backup.ok) return backup;
    const { made, records: documents } = backup.value;
    const [characters, most] = [JSON.stringify(documents).length, limits.characters];
    if (most !== null && characters > most)
      return refuse({ kind: "too-large-backup", characters, most });
    const refused = refusedIn(documents, limits);
    const paths = refused.map(({ place }) => place);
    const taken = leavingOut(documents, paths);
    return accept({ made, records: withMissing(farmRecordsOf(taken), taken), refused });
  },
  entriesOf: (records) => entriesIn(documentsOf(records)),
});
