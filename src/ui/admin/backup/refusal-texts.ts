import type { RestoreRefusal } from "#core/backup/restore-backup.ts";

const count = (characters: number): string => characters.toLocaleString("en-GB");

export const refusalText = (refusal: RestoreRefusal): string => {
  switch (refusal.kind) {
    case "unreadable-backup":
      return "This file breaks off or is damaged: it can't be read.";
    case "no-backup":
      return "This is no backup of a farm's shop.";
    case "newer-backup":
      return `This backup was made by a newer shop, in version ${refusal.version} of the file. Update this shop first.`;
    case "altered-backup":
      return "Something in this file is not what it was when it was made. Take another.";
    case "too-large-backup":
      return `This backup has ${count(refusal.characters)} characters, and a browser keeps about ${count(refusal.most)}. A shop on a server takes it.`;
    case "records-refused":
      return `This shop doesn't take ${refusal.count} of its records. Choose the file again to see which.`;
  }
};
