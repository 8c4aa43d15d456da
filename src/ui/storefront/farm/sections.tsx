import { useId } from "react";
import type { Section } from "#core/farm-words.ts";

const OneSection = ({ section: { title, text } }: { readonly section: Section }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
};

export const Sections = ({ sections }: { readonly sections: readonly Section[] }) =>
  sections.map((section) => <OneSection key={section.title} section={section} />);
