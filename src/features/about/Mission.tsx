import type { About } from '../../content/about.ts';
import { textParts } from '../../domain/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Section } from '../../ui/Section.tsx';

interface MissionProps {
  heading: string;
  paragraphs: About['mission'];
}

/** What the board is for. */
export function Mission({ heading, paragraphs }: MissionProps) {
  return (
    <Section id="mission" heading={heading}>
      <div className="max-w-[39em] space-y-5 text-lead">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText parts={textParts(paragraph)} />
          </p>
        ))}
      </div>
    </Section>
  );
}
