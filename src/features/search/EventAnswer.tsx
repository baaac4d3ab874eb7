import { campusDay, isElsewhere } from '../../browser/campus-day.ts';
import { readEventTime } from '../../domain/dates/clock-times.ts';
import { weekdayInWords } from '../../domain/dates/day-words.ts';
import type { SoughtEvent } from '../../domain/search/answer-records.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface EventWords {
  day: string;
  facts: string;
}

/** When and where an event is, by the clock of the campus. */
export function eventInWords({ date, time, location }: SoughtEvent, zoneName: string): EventWords {
  const isTold = typeof readEventTime(time) === 'object' && isElsewhere();
  return {
    day: date === campusDay() ? 'Today' : weekdayInWords(date),
    facts: `${time}${isTold ? ` ${zoneName}` : ''}, ${location}`,
  };
}

/** The next event that somebody asked for. */
export function EventAnswer({
  event: { id, title },
  words: { day, facts },
}: {
  event: SoughtEvent;
  words: EventWords;
}) {
  return (
    <>
      <div className="answer-card">
        <p className="text-small text-soft">Next: {title}</p>
        <p className="answer-sentence">{day}</p>
        <p>{facts}</p>
      </div>
      <p className="answer-links no-print">
        <TextLink href={`/events#${id}`}>About this event</TextLink>
        <TextLink href={`/events/${id}.ics`}>Add to calendar</TextLink>
      </p>
    </>
  );
}
