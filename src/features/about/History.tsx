import type { About } from '../../content/about.ts';
import { textParts } from '../../domain/linked-text.ts';
import { Section } from '../../ui/Section.tsx';
import { Timeline } from '../../ui/Timeline.tsx';

interface HistoryProps {
  heading: string;
  established: number;
  milestones: About['history'];
}

/** How the board came to be, oldest first. */
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
