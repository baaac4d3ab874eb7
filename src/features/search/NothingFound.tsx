import type { Search } from '../../content/search.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** What to say, and what to do, when nothing is found. */
export interface NothingFoundProps {
  query: string;
  /** What was probably meant. */
  instead?: string | undefined;
  advice: string;
  links: Search['nothingLinks'];
}

/** Nothing is found, so nothing flows on: beyond the drum the line is dry. */
export function NothingFound({ query, instead, advice, links }: NothingFoundProps) {
  return (
    <div className="found nothing-found">
      <h2>Nothing found for “{query.trim()}”.</h2>
      {instead !== undefined && (
        <p>
          Did you mean{' '}
          <TextLink href={`/search?q=${encodeURIComponent(instead)}`}>{instead}</TextLink>?
        </p>
      )}
      <p className="text-soft">{advice}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        {links.map(({ title, path }) => (
          <ButtonLink key={path} href={path} variant="line">
            {title}
          </ButtonLink>
        ))}
      </p>
    </div>
  );
}
