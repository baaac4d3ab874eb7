import type { Join } from '../../content/join.ts';
import { Section } from '../../ui/Section.tsx';

/** What happens after the form, in order. */
export function WhatToExpect({ steps }: { steps: Join['expect'] }) {
  return (
    <Section id="expect" heading="What to expect">
      <ol className="timeline">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-h3 font-[640]">{title}</h3>
            <p className="mt-1 max-w-[60ch] text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
