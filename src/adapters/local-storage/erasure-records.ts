import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { ordersFormat, orderToJson } from "#adapters/farm-json/orders-format.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import { asList } from "#adapters/farm-json/records.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { emailDigest } from "#adapters/sha256/email-digest.ts";
import { anonymous } from "#core/orders/anonymous.ts";
import type { Order } from "#core/orders/order.ts";
import { isOrderOf } from "#core/orders/order-of.ts";
import type { ErasureRepository } from "#ports/erasure-repository.ts";

const StoredErasure = v.object({ digest: v.string(), at: v.string() });

const erasuresFormat: DocumentFormat<readonly v.InferOutput<typeof StoredErasure>[]> = {
  topic: "erasures",
  initial: [],
  read: (stored) => readList(StoredErasure, stored),
};

export const createErasures = (documents: Documents, area: StorageArea): ErasureRepository => {
  const isOf = (email: string) => {
    const known = emailDigest(email);
    return ({ digest }: { readonly digest: string }) => digest === known;
  };
  const all = () => documents.read(area, erasuresFormat).value;

  const dropUnknown = (isGone: (order: Order) => boolean): void => {
    const { value, stored } = documents.read(area, ordersFormat);
    const isHers = value.map(isGone);
    if (!isHers.includes(true)) return;
    const records = asList(stored).map((record, at) => {
      const order = value[at];
      return order && isHers[at] ? orderToJson(anonymous(order)) : record;
    });
    documents.write(area, "orders", records);
  };

  return {
    since: async (email) => all().find(isOf(email))?.at ?? null,
    sinceOf: async (emails) => {
      const known = new Map(all().map(({ digest, at }) => [digest, at]));
      return new Map(
        emails.flatMap((email) => {
          const at = known.get(emailDigest(email));
          return at === undefined ? [] : [[email, at] as const];
        }),
      );
    },
    note: async (email, at, kept = []) => {
      const others = all().filter((one) => !isOf(email)(one));
      documents.write(area, "erasures", [...others, { digest: emailDigest(email), at }]);
      dropUnknown((order) => isOrderOf(order, email) && !kept.includes(order.id));
    },
    forgetOrder: async (id) => {
      // As every write here it reports a change of erasures.
      documents.write(area, "erasures", all());
      dropUnknown((order) => id !== "" && order.id === id);
    },
    keptBeside: async () => [],
  };
};
