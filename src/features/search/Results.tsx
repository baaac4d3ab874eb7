import { counted, figures } from '../../domain/words/counted.ts';
import { sectionsOf, type Group } from '../../domain/search/arrange.ts';
import type { Kind } from '../../domain/search/findable.ts';
import { Button } from '../../ui/Button.tsx';
import { kindWords } from './kind-words.ts';
import { WholeResult } from './WholeResult.tsx';
import { PlainResult } from './PlainResult.tsx';
import type { Answered } from './use-site-search.ts';

interface ResultsProps {
  shown: Answered;
  more: (kind: Kind) => void;
}

/** What was found, by kind: each kind is a side draw that leaves the rail at a valve. */
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
            <span className="lg:mx-0 lg:mt-1 lg:mb-0 lg:block">{figures(group.count)}</span>
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
    return hits.map((hit) => <WholeResult key={hit.page} hit={hit} shown={shown} />);
  }
  return (
    <ul className="plain-results -mr-1 -ml-3">
      {hits.map((hit) => (
        <li key={hit.page}>
          {sectionsOf(hit).length > 0 ? (
            <WholeResult hit={hit} shown={shown} />
          ) : (
            <PlainResult card={shown.cardOf(hit.page)} query={shown.query} />
          )}
        </li>
      ))}
    </ul>
  );
}
