import type { SubstanceUse } from '../../../content/handbook/substance-uses.ts';
import { Section } from '../../../ui/Section.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

const shownAtOnce = 10;

/** Lists the lessons and problems that use a substance. The end of a long list is collapsed. */
export function SubstanceUses({ uses }: { uses: readonly SubstanceUse[] }) {
  if (uses.length === 0) return null;
  const more = uses.slice(shownAtOnce);
  return (
    <div className="no-print">
      <Section id="used-in" heading="Where you’ll use it">
        <UseList uses={uses.slice(0, shownAtOnce)} />
        {more.length > 0 && (
          <details className="mt-3">
            <summary className="py-1.5 font-strong">{more.length} more</summary>
            <UseList uses={more} />
          </details>
        )}
      </Section>
    </div>
  );
}

function UseList({ uses }: { uses: readonly SubstanceUse[] }) {
  return (
    <ul className="print-rows grid gap-x-10 lg:grid-cols-2">
      {uses.map(({ kind, title, course, page, looksUp }) => (
        <li key={page} className="border-t border-hair py-3">
          <TextLink href={page}>{title}</TextLink>
          <p className="text-small text-soft">
            {course} {kind}
            {looksUp && ' · with these numbers'}
          </p>
        </li>
      ))}
    </ul>
  );
}
