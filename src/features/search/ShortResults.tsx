import type { ReactNode } from 'react';
import { excerpt } from '../../domain/search/excerpt.ts';
import type { Hit } from '../../domain/search/rank.ts';
import { dayShown, type Kind } from '../../domain/search/search-entry.ts';
import { counted } from '../../domain/words/counted.ts';
import { campusDay } from '../../browser/campus-day.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { kindWords } from './kind-words.ts';
import type { Answered } from './use-site-search.ts';

/** Shows the answer or the best result, the best lesson and problem, and a link to all results. */
export function ShortResults({ shown }: { shown: Answered }) {
  const { answer, groups, query } = shown;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const [best] = groups[0]?.hits ?? [];
  const firstOf = (kind: Kind) => groups.find((group) => group.kind === kind)?.hits[0];
  const others = answer?.isWhole === true ? [] : [firstOf('lesson'), firstOf('problem')];
  const shownHits = [answer ? undefined : best, ...others.filter((hit) => hit !== best || answer)];
  const all = `/search?q=${encodeURIComponent(query)}`;
  return (
    <div className="callout pl-4 leading-snug">
      <p role="status" className="sr-only">
        {answer?.spoken} {count === 0 ? 'No results' : counted(count, 'result')}
      </p>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-3">
        {answer && (
          <div className={answer.isWhole === true ? 'lg:col-span-full' : ''}>{answer.card}</div>
        )}
        {shownHits.map((hit) => hit && <ShortResult key={hit.page} hit={hit} shown={shown} />)}
      </div>
      {!answer && count === 0 && (
        <p>Nothing found for “{query}”. Try fewer words, or the course code.</p>
      )}
      {count > 0 && (
        <p className="mt-2 text-small">
          <TextLink href={all}>
            {count === 1 ? '1 result on the site' : `All ${counted(count, 'result')}`}
          </TextLink>
        </p>
      )}
    </div>
  );
}

const columnHeads: Partial<Record<Kind, string>> = { lesson: 'Read', problem: 'Try' };

/** Shows a result with its kind above it. A lesson links to its best matching section. */
function ShortResult({ hit, shown: { cardOf, query } }: { hit: Hit; shown: Answered }) {
  const page = cardOf(hit.page);
  const card = cardOf(hit.entries[0] ?? hit.page);
  const day = page.days && dayShown(page.days, campusDay());
  const facts = [card === page ? '' : page.title, day?.words ?? '', page.detail];
  return (
    <Column head={columnHeads[hit.kind] ?? kindWords[hit.kind].one}>
      <TextLink href={day?.address ?? card.address}>{card.title}</TextLink>
      <span className="block text-small text-soft">{facts.filter(Boolean).join(', ')}</span>
      {hit.kind !== 'lesson' && hit.kind !== 'problem' && (
        <span className="block text-small">{excerpt(page.text, query)}</span>
      )}
    </Column>
  );
}

const Column = ({ head, children }: { head: string; children: ReactNode }) => (
  <div>
    <h3 className="eyebrow text-soft">{head}</h3>
    <p>{children}</p>
  </div>
);
