import type { SoughtSlip } from '../../domain/search/answer-records.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** What it costs to drop or fail a course, in a sentence, and the way to the map. */
export function SlipAnswer({ slip: { code, words, map } }: { slip: SoughtSlip }) {
  return (
    <>
      <div className="answer-card">
        <p className="text-small text-soft">If you have to take {code} again</p>
        <p className="answer-sentence">{words}</p>
      </div>
      <p className="answer-links no-print">
        <TextLink href={map}>See it on the course map</TextLink>
      </p>
    </>
  );
}
