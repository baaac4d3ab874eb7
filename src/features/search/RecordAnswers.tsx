import { fetchData } from '../../browser/fetch-data.ts';
import { answersFile, type AnswerRecords } from '../../domain/search/answer-records.ts';
import { matchEvent } from '../../domain/search/match-event.ts';
import { matchFormula } from '../../domain/search/match-formula.ts';
import { matchSlip } from '../../domain/search/match-slip.ts';
import type { Answerer } from './search-answer.ts';
import { EventAnswer, eventInWords } from './EventAnswer.tsx';
import { FormulaAnswer } from './FormulaAnswer.tsx';
import { SlipAnswer } from './SlipAnswer.tsx';

/** Fetches formulas, days and what courses cost that slip; then it answers whoever asks for one. */
export async function fetchRecordAnswers(version: string): Promise<Answerer | undefined> {
  const fetched = await fetchData({ url: answersFile(version), version, read: readRecords });
  if (!('data' in fetched)) return undefined;
  const { slips, events, zoneName, lessons } = fetched.data;
  return (text) => {
    const slip = matchSlip(text, slips);
    if (slip) return { card: <SlipAnswer slip={slip} />, spoken: slip.words };
    const event = matchEvent(text, events, Date.now());
    if (event) {
      const words = eventInWords(event, zoneName);
      return {
        card: <EventAnswer event={event} words={words} />,
        spoken: `${event.title}: ${words.day}, ${words.facts}`,
      };
    }
    const found = matchFormula(text, { lessons });
    const [formula] = found?.formulas ?? [];
    return found && formula && { card: <FormulaAnswer {...found} />, spoken: formula.line };
  };
}

/** The records of a file, if that is what it holds. */
function readRecords(content: unknown): AnswerRecords | undefined {
  const { lessons, slips, events, zoneName } = (content ?? {}) as Record<string, unknown>;
  const isWhole = [lessons, slips, events].every(Array.isArray) && typeof zoneName === 'string';
  return isWhole ? (content as AnswerRecords) : undefined;
}
