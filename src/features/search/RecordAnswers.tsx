import { fetchData } from '../../browser/fetch-data.ts';
import {
  answersFile,
  type AnswerRecords,
  type DelayRecord,
  type UpcomingEvent,
} from '../../domain/search/answer-records.ts';
import { matchEvent, matchFormula, matchDelay } from '../../domain/search/match-records.ts';
import type { Answerer } from './search-answer.ts';
import { FormulaAnswer } from './FormulaAnswer.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { campusDay, isElsewhere } from '../../browser/campus-day.ts';
import { readEventTime } from '../../domain/dates/clock-times.ts';
import { weekdayInWords } from '../../domain/dates/day-words.ts';

/**
 * Fetches the records. Returns a function that answers questions about formulas, events and the
 * effects of failing a course.
 */
export async function fetchRecordAnswers(version: string): Promise<Answerer | undefined> {
  const fetched = await fetchData({ url: answersFile(version), version, read: readRecords });
  if (!('data' in fetched)) return undefined;
  const { delays, events, noEvents, zoneName, lessons } = fetched.data;
  return (text) => {
    const delay = matchDelay(text, delays);
    if (delay) return { card: <DelayAnswer delay={delay} />, spoken: delay.words, isWhole: true };
    const event = matchEvent(text, events, Date.now());
    if (event === 'none') {
      return { card: <NoEvent words={noEvents} />, spoken: noEvents, isWhole: true };
    }
    if (event) {
      const words = eventInWords(event, zoneName);
      return {
        card: <EventAnswer event={event} words={words} />,
        spoken: `${event.title}: ${words.day}, ${words.facts}`,
        isWhole: true,
      };
    }
    const found = matchFormula(text, { lessons });
    const [formula] = found?.formulas ?? [];
    return found && formula && { card: <FormulaAnswer {...found} />, spoken: formula.line };
  };
}

function readRecords(content: unknown): AnswerRecords | undefined {
  const { lessons, delays, events, noEvents, zoneName } = (content ?? {}) as Record<
    string,
    unknown
  >;
  const isWhole =
    [lessons, delays, events].every(Array.isArray) &&
    [noEvents, zoneName].every((text) => typeof text === 'string');
  return isWhole ? (content as AnswerRecords) : undefined;
}

/** Says how long failing a course delays the degree, with a link to the map. */
function DelayAnswer({ delay: { code, words, map } }: { delay: DelayRecord }) {
  return (
    <>
      <div className="answer-card">
        <p className="text-small text-soft">If you have to take {code} again</p>
        <p className="max-w-[34rem] font-display text-[clamp(1.4rem,1.2rem_+_1vw,1.9rem)] leading-title font-h2 tracking-[-0.015em]">
          {words}
        </p>
      </div>
      <p className="row no-print gap-y-2 pt-3">
        <TextLink href={map}>See it on the course map</TextLink>
      </p>
    </>
  );
}

interface EventWords {
  day: string;
  facts: string;
}

/** Says when and where an event is, in campus time. */
function eventInWords({ date, time, location }: UpcomingEvent, zoneName: string): EventWords {
  const isTold = typeof readEventTime(time) === 'object' && isElsewhere();
  return {
    day: date === campusDay() ? 'Today' : weekdayInWords(date),
    facts: `${time}${isTold ? ` ${zoneName}` : ''}, ${location}`,
  };
}

function EventAnswer({
  event: { id, title },
  words: { day, facts },
}: {
  event: UpcomingEvent;
  words: EventWords;
}) {
  return (
    <>
      <div className="answer-card">
        <p className="text-small text-soft">Next: {title}</p>
        <p className="max-w-[34rem] font-display text-[clamp(1.4rem,1.2rem_+_1vw,1.9rem)] leading-title font-h2 tracking-[-0.015em]">
          {day}
        </p>
        <p>{facts}</p>
      </div>
      <p className="row no-print gap-y-2 pt-3">
        <TextLink href={`/events#${id}`}>About this event</TextLink>
        <TextLink href={`/events/${id}.ics`}>Add to calendar</TextLink>
      </p>
    </>
  );
}

function NoEvent({ words }: { words: string }) {
  return (
    <>
      <p className="max-w-[40em] text-lead">{words}</p>
      <p className="row no-print gap-y-2 pt-3">
        <TextLink href="/events">See the calendar</TextLink>
      </p>
    </>
  );
}
