import type { About } from '../../content/about.ts';
import { Section } from '../../ui/Section.tsx';

interface HistoryProps {
  established: number;
  milestones: About['history'];
}

/** How the board came to be, oldest first. */
export function History({ established, milestones }: HistoryProps) {
  return (
    <Section id="history" heading="History">
      <p className="text-lead">Established {established}.</p>
      <ol className="timeline mt-6">
        {milestones.map(({ when, text }) => (
          <li key={when}>
            <h3 className="text-h3 font-[640]">{when}</h3>
            <p className="mt-1 max-w-[60ch] text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
