import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { Roll } from "#core/packing/label-kinds.ts";
import styles from "#ui/admin/packing/pack-paper.module.css";
import { pageBreaks } from "#ui/admin/packing/page-breaks.ts";
import { spaced } from "#ui/shared/spaced.ts";

export interface Block {
  readonly key: string;
  readonly node: ReactNode;
}

export type PaperPart =
  | { readonly kind: "flow"; readonly key: string; readonly blocks: readonly Block[] }
  | { readonly kind: "sheet"; readonly key: string; readonly node: ReactNode }
  | { readonly kind: "label"; readonly key: string; readonly roll: Roll; readonly node: ReactNode };

interface PaperPagesProps {
  readonly parts: readonly PaperPart[];
  readonly foot: string;
}

type Breaks = ReadonlyMap<string, readonly number[]>;

const measured = (body: HTMLElement): readonly number[] =>
  pageBreaks(
    [...body.children].map((block) => block.getBoundingClientRect().height),
    body.getBoundingClientRect().height,
  );

/** Measures the blocks first, since a browser doesn't say how many pages it will make. */
const pagesOf = (part: PaperPart, breaks: Breaks): readonly PaperPart[] => {
  if (part.kind !== "flow") return [part];
  const begins = breaks.get(part.key) ?? [0];
  return begins.map((from, at) => ({
    kind: "flow",
    key: `${part.key} ${at}`,
    blocks: part.blocks.slice(from, begins[at + 1]),
  }));
};

const PAGES: Readonly<Record<Roll, string | undefined>> = {
  "89x36": styles.roll89x36,
  "89x28": styles.roll89x28,
  "62x29": styles.roll62x29,
};

const lookOf = (part: PaperPart): string =>
  spaced(styles.page, part.kind === "label" && PAGES[part.roll]);

const Page = ({ part, foot }: { readonly part: PaperPart; readonly foot: string }) => (
  <div className={lookOf(part)} data-page="">
    {part.kind !== "flow" ? (
      part.node
    ) : (
      <div className={styles.body} data-part={part.key}>
        {part.blocks.map(({ key, node }) => (
          <div key={key} className={styles.block}>
            {node}
          </div>
        ))}
      </div>
    )}
    {part.kind !== "label" && <p className={styles.foot}>{foot}</p>}
  </div>
);

export const PaperPages = ({ parts, foot }: PaperPagesProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const [breaks, setBreaks] = useState<Breaks | null>(null);
  useLayoutEffect(() => {
    const bodies = ref.current?.querySelectorAll<HTMLElement>("[data-part]") ?? [];
    setBreaks(new Map([...bodies].map((body) => [body.dataset.part ?? "", measured(body)])));
  }, []);
  const pages = breaks ? parts.flatMap((part) => pagesOf(part, breaks)) : parts;
  return (
    <div ref={ref}>
      {pages.map((part, at) => (
        <Page key={part.key} part={part} foot={`${foot}, page ${at + 1} of ${pages.length}`} />
      ))}
    </div>
  );
};
