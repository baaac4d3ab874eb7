import type { Card } from '../../domain/search/search-entry.ts';
import type { KnownPage } from '../../domain/search/build-index.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { SearchAnswer } from './search-answer.ts';

/** Answers with the definitions of terms, above another answer if there is one. */
export function withTerms(
  terms: readonly Card[],
  answer: SearchAnswer | undefined,
): SearchAnswer | undefined {
  if (terms.length === 0) return answer;
  const spoken = terms.map(({ title, text }) => `${title}: ${text}`).join(' ');
  return {
    card: (
      <>
        {terms.map((term) => (
          <Definition key={term.address} term={term} />
        ))}
        {answer && <div className="mt-4">{answer.card}</div>}
      </>
    ),
    spoken: `${spoken} ${answer?.spoken ?? ''}`.trim(),
  };
}

function Definition({ term: { title, text, address, detail } }: { term: Card }) {
  return (
    <div className="not-first:mt-4">
      <p className="eyebrow text-soft">{title}</p>
      <p className="max-w-[40em]">{text}</p>
      <p className="text-small text-soft">
        From <TextLink href={address}>{detail}</TextLink>
      </p>
    </div>
  );
}

export const pageAnswer = ({ title, text, to }: KnownPage): SearchAnswer => ({
  card: (
    <>
      <p className="text-h3">
        <TextLink href={to}>{title}</TextLink>
      </p>
      <p className="max-w-[40em] text-soft">{text}</p>
    </>
  ),
  spoken: `${title}: ${text}`,
  isWhole: true,
});
