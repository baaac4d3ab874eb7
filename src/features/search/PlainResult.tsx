import type { Card } from '../../domain/site-search/entry.ts';
import { excerpt } from '../../domain/site-search/excerpt.ts';
import { eventDay } from '../../domain/site-search/event-day.ts';
import { today } from '../../ui/today.ts';
import { Marked } from './Marked.tsx';

/** A result that is a link, the words in which the search was found, and a few facts. */
export function PlainResult({ card, query }: { card: Card; query: string }) {
  const { title, text, detail } = card;
  const day = card.days && eventDay(card.days, today());
  const facts = day ? `${day.words}, ${detail}` : detail;
  return (
    <a href={day?.address ?? card.address} className="result-link">
      <b>
        <Marked text={title} query={query} />
      </b>
      {text !== '' && (
        <span>
          <Marked text={excerpt(text, query)} query={query} />
        </span>
      )}
      {facts !== '' && (
        <i>
          <Marked text={facts} query={query} />
        </i>
      )}
    </a>
  );
}
