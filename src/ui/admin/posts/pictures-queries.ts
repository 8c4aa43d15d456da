import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#ui/shared/app-context.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const KEY = ["pictures", "wide"] as const;

export const useWidePictures = (): readonly string[] | undefined =>
  useRecords({
    reads: ["posts", "splash", "profile"],
    key: [...KEY],
    run: (app) => app.shop.office.listWidePictures(),
  }).data;

export type Outcome = "waiting" | "done" | "failed";

export interface Scaled {
  readonly address: string;
  readonly outcome: Outcome;
}

export const useMakeSmaller = () => {
  const { visitor } = useApp();
  const client = useQueryClient();
  const [pictures, setPictures] = useState<readonly Scaled[]>([]);

  const finish = (address: string, outcome: Outcome): void =>
    setPictures((before) =>
      before.map((one) => (one.address === address ? { address, outcome } : one)),
    );

  const start = async (addresses: readonly string[]): Promise<void> => {
    setPictures(addresses.map((address) => ({ address, outcome: "waiting" })));
    for (const address of addresses) {
      // Ignored: it is counted as failed, and offered again.
      const made = await visitor.author.makePictureSmaller(address).catch(() => null);
      finish(address, made?.ok ? "done" : "failed");
    }
    await client.invalidateQueries({ queryKey: KEY });
  };

  return { pictures, start };
};
