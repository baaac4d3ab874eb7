import type { TutorsWords } from '../../../content/tutors.ts';
import { island } from '../../../ui/Island.tsx';
import { SameForAll } from './SameForAll.tsx';
import { Seats } from './Seats.tsx';
import type { ListedProblem } from './sheet.ts';

interface TutorProps {
  words: Pick<TutorsWords, 'link' | 'seats'>;
  problems: readonly ListedProblem[];
}

/** What a tutor makes for a class: a link with the same numbers for all, and sheets that all differ. */
export const Tutor = island(function Tutor({ words, problems }: TutorProps) {
  return (
    <>
      <SameForAll words={words.link} problems={problems} />
      <Seats words={words.seats} problems={problems} />
    </>
  );
});
