import { textParts } from '../../domain/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Section } from '../../ui/Section.tsx';

interface ComingUpProps {
  heading: string;
  nothingComing: string;
}

/**
 * The place for what is ahead. The build knows no clock and leaves it empty and hidden;
 * src/layouts/ComingUpOnTheClock.astro moves the events here that are not over.
 */
export function ComingUp({ heading, nothingComing }: ComingUpProps) {
  return (
    <div id="coming-up" className="on-the-clock" hidden>
      <Section id="coming" heading={heading}>
        <ul className="event-list coming" />
        <p className="max-w-[39em]">
          <LinkedText parts={textParts(nothingComing)} />
        </p>
      </Section>
    </div>
  );
}
