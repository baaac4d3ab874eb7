import { counted, figures } from '../../domain/words/counted.ts';
import { sectionsOf, type Group } from '../../domain/search/search.ts';
import { dayShown, type Kind, type Card } from '../../domain/search/search-entry.ts';
import { Button } from '../../ui/Button.tsx';
import { kindWords } from './kind-words.ts';
import type { Answered } from './use-site-search.ts';
import { excerpt, marked } from '../../domain/search/excerpt.ts';
import { campusDay } from '../../browser/campus-day.ts';
import type { Hit } from '../../domain/search/rank.ts';

interface ResultsProps {
  shown: Answered;
  more: (kind: Kind) => void;
}

/** Shows the results by kind, as side draws that leave the rail at a valve. */
export function Results({ shown, more }: ResultsProps) {
  return (
    <div className="found">
      <p className="print-only">Search: “{shown.query}”</p>
      {shown.groups.map((group) => (
        <section
          key={group.kind}
          aria-labelledby={`found-${group.kind}`}
          className="side-draw relative grid gap-3 pt-6 pb-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,3.5fr)] lg:gap-10 print:break-inside-avoid"
        >
          <h2
            className="text-[1.5rem] leading-title font-h2 lg:text-[1.3rem]"
            id={`found-${group.kind}`}
          >
            {kindWords[group.kind].heading}{' '}
            <span className="ml-1 font-sans text-note leading-[normal] font-normal tracking-normal text-soft lg:mt-1 lg:ml-0 lg:block">
              {figures(group.count)}
            </span>
          </h2>
          <div className="-my-1.5 -mr-2 -ml-4 py-1.5 pr-2 pl-4 lg:-mt-4">
            <Hits group={group} shown={shown} />
            {group.hits.length < group.count && (
              <p className="mt-3">
                <Button
                  variant="line"
                  size="small"
                  onClick={() => {
                    more(group.kind);
                  }}
                >
                  {moreOf(group)}
                </Button>
              </p>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

const moreOf = ({ kind, count, hits }: Group) =>
  counted(count - hits.length, `more ${kindWords[kind].one}`, `more ${kindWords[kind].many}`);

function Hits({ group: { kind, hits }, shown }: { group: Group; shown: Answered }) {
  if (kind === 'lesson') {
    return (
      <div className="-mr-1 -ml-3">
        {hits.map((hit) => (
          <PageResult key={hit.page} hit={hit} shown={shown} />
        ))}
      </div>
    );
  }
  return (
    <ul className="-mr-1 -ml-3">
      {hits.map((hit) => (
        <li
          className="not-first:mt-1 not-first:border-t not-first:border-t-hair not-first:pt-1"
          key={hit.page}
        >
          {sectionsOf(hit).length > 0 ? (
            <PageResult hit={hit} shown={shown} />
          ) : (
            <PlainResult card={shown.cardOf(hit.page)} query={shown.query} />
          )}
        </li>
      ))}
    </ul>
  );
}

function PlainResult({ card, query }: { card: Card; query: string }) {
  const { title, text, detail } = card;
  const day = card.days && dayShown(card.days, campusDay());
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

function Marked({ text, query }: { text: string; query: string }) {
  return marked(text, query).map((piece, place) =>
    // The pieces have no key other than their index.
    piece.isMarked ? <mark key={place}>{piece.text}</mark> : piece.text,
  );
}

interface PageResultProps {
  hit: Hit;
  shown: Answered;
}

/** Shows a page, and its sections that match. */
function PageResult({ hit, shown: { query, cardOf } }: PageResultProps) {
  const { title, address, detail, text } = cardOf(hit.page);
  const sections = sectionsOf(hit);
  const rest = hit.entries.filter((id) => id !== hit.page).length - sections.length;
  return (
    <article className="not-first:mt-6">
      <h3 className="flex flex-wrap items-baseline gap-x-0.5 text-[1.2rem] leading-close font-h3">
        <a href={address} className="result-link block">
          <Marked text={title} query={query} />
        </a>
        {detail !== '' && <span className="code-tag px-3">{detail}</span>}
      </h3>
      {sections.length === 0 && (
        <p className="px-3 text-note text-soft">
          <Marked text={text} query={query} />
        </p>
      )}
      {sections.length > 0 && (
        <ul className="ml-3 border-l-3 border-l-stream">
          {sections.map((id) => {
            const section = cardOf(id);
            return (
              <li key={id}>
                <a href={section.address} className="result-link">
                  <b className="leading-[1.4] font-strong">
                    <Marked text={section.title} query={query} />
                  </b>
                  <span className="text-small text-soft not-italic">
                    <Marked text={excerpt(section.text, query)} query={query} />
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
      {rest > 0 && (
        <p className="mt-1.5 ml-3.5 px-3 text-note text-soft">
          and in {counted(rest, 'more section')}
        </p>
      )}
    </article>
  );
}
