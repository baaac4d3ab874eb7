import type { GettingAround } from '../../content/getting-around.ts';
import { Section } from '../../ui/Section.tsx';

/** The way to the room that everybody asks for. */
export function Directions({ heading, note, steps }: GettingAround['directions']) {
  return (
    <Section id="directions" heading={heading}>
      <p className="max-w-[60ch] text-lead">{note}</p>
      <ol className="timeline mt-6">
        {steps.map((step) => (
          <li key={step}>
            <p className="max-w-[60ch]">{step}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
