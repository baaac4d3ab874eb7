import type { GettingAround } from '../../content/getting-around.ts';
import { textParts } from '../../domain/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Section } from '../../ui/Section.tsx';
import { Timeline } from '../../ui/Timeline.tsx';

/** The way to the room that everybody asks for. */
export function Directions({ heading, note, steps }: GettingAround['directions']) {
  return (
    <Section id="directions" heading={heading}>
      <p className="max-w-[39em] text-lead">
        <LinkedText parts={textParts(note)} />
      </p>
      <Timeline steps={steps.map((text) => ({ text: textParts(text) }))} />
    </Section>
  );
}
