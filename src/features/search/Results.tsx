import { counted, figures } from '../../domain/counted.ts';
import type { Group } from '../../domain/site-search/arrange.ts';
import type { Kind } from '../../domain/site-search/entry.ts';
import { Button } from '../../ui/Button.tsx';
import { kindWords } from './kind-words.ts';
import { LessonResult } from './LessonResult.tsx';
import { PlainResult } from './PlainResult.tsx';
import type { Shown } from './use-site-search.ts';

/** An answered search. */
export type Answer = Extract<Shown, { state: 'answered' }>;

interface ResultsProps {
  shown: Answer;
  more: (kind: Kind) => void;
}

/** What was found, by kind: each kind is a side draw that leaves the rail at a valve. */
export function Results({ shown, more }: ResultsProps) {
  return (
    <div className="found">
      <p className="print-only">Found for “{shown.query.trim()}”</p>
      {shown.groups.map((group) => (
        <section key={group.kind} aria-labelledby={`found-${group.kind}`} className="side-draw">
          <h2 id={`found-${group.kind}`}>
            {kindWords[group.kind].heading} <span>{figures(group.count)}</span>
          </h2>
          <div>
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

function Hits({ group: { kind, hits }, shown }: { group: Group; shown: Answer }) {
  if (kind === 'lesson') {
    return hits.map((hit) => <LessonResult key={hit.page} hit={hit} shown={shown} />);
  }
  return (
    <ul className="plain-results">
      {hits.map(({ page }) => (
        <li key={page}>
          <PlainResult card={shown.cardOf(page)} query={shown.query} />
        </li>
      ))}
    </ul>
  );
}
