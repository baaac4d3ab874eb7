import type { About } from '../../content/about/schema.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Section } from '../../ui/Section.tsx';
import { Timeline } from '../../ui/Timeline.tsx';

interface MissionProps {
  heading: string;
  paragraphs: About['mission'];
}

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

interface HistoryProps {
  heading: string;
  established: number;
  milestones: About['history'];
}

export function History({ heading, established, milestones }: HistoryProps) {
  return (
    <Section id="history" heading={heading}>
      <p className="text-lead">Established {established}.</p>
      <Timeline
        steps={milestones.map(({ when, text }) => ({ title: when, text: textParts(text) }))}
      />
    </Section>
  );
}

interface ActivitiesProps {
  heading: string;
  activities: About['activities'];
}

export function Activities({ heading, activities }: ActivitiesProps) {
  return (
    <Section id="what-we-do" heading={heading}>
      <ul className="border-b border-hair">
        {activities.map(({ title, text }) => (
          <li
            key={title}
            className="print-rows grid gap-x-8 gap-y-1.5 border-t border-hair py-5 lg:grid-cols-[2fr_3fr]"
          >
            <h3 className="text-h3">{title}</h3>
            <p className="max-w-[39em] text-soft">
              <LinkedText parts={textParts(text)} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
