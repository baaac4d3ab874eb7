import type { Card } from '../../domain/search/findable.ts';
import { excerpt } from '../../domain/search/excerpt.ts';
import { eventDay } from '../../domain/search/event-day.ts';
import { campusDay } from '../../browser/campus-day.ts';
import { Marked } from './Marked.tsx';

/** A result that is a link, the words in which the search was found, and a few facts. */
export function PlainResult({ card, query }: { card: Card; query: string }) {
  const { title, text, detail } = card;
  const day = card.days && eventDay(card.days, campusDay());
  const facts = day ? `${day.words}, ${detail}` : detail;
  return (
    <a
      href={day?.address ?? card.address}
      className="result-link md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline"
    >
      <b className="leading-[1.4] font-strong">
        <Marked text={title} query={query} />
      </b>
      {text !== '' && (
        <span className="text-small text-soft not-italic md:row-start-2">
          <Marked text={excerpt(text, query)} query={query} />
        </span>
      )}
      {facts !== '' && (
        <i className="text-small text-soft not-italic">
          <Marked text={facts} query={query} />
        </i>
      )}
    </a>
  );
}
