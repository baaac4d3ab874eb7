import type { About } from '../../content/about.ts';
import { textParts } from '../../domain/linked-text.ts';
import { Section } from '../../ui/Section.tsx';
import { Timeline } from '../../ui/Timeline.tsx';

interface HistoryProps {
  established: number;
  milestones: About['history'];
}

/** How the board came to be, oldest first. */
export function History({ established, milestones }: HistoryProps) {
  return (
    <Section id="history" heading="History">
      <p className="text-lead">Established {established}.</p>
      <Timeline
        steps={milestones.map(({ when, text }) => ({ title: when, text: textParts(text) }))}
      />
    </Section>
  );
}
