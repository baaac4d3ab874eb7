import { Fragment } from 'react';
import type { Officer, PastBoard } from '../../content/everything/queries.ts';
import { dayInWords } from '../../domain/dates/day-words.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import { slug } from '../../domain/words/slug.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface OfficerCardProps {
  officer: Officer;
  /** Returns the path of a course's page, if it has one. */
  pageOf: (code: string) => string | undefined;
  /** End of the term of office, in minutes since 1970. After that, help sessions are hidden. */
  over?: number;
}

export function OfficerCard({ officer, pageOf, over }: OfficerCardProps) {
  const { name, role, year, bio, email, portrait, took, found } = officer;
  return (
    <li
      id={slug(name)}
      className="officer grid content-start gap-4 max-lg:grid-cols-[7.5rem_minmax(0,1fr)] print:grid-cols-[6rem_minmax(0,1fr)]"
    >
      <Portrait name={name} portrait={portrait} />
      <div>
        <p className="font-semibold text-accent">{role}</p>
        <h2 className="mt-0.5 text-h3">{name}</h2>
        <p className="text-small text-soft">{year}</p>
        {bio !== undefined && (
          <p className="mt-3 text-small">
            <LinkedText parts={textParts(bio)} />
          </p>
        )}
        {took.length > 0 && (
          <p className="mt-2 text-small">
            Took{' '}
            {took.map((code, place) => (
              <Fragment key={code}>
                {place > 0 && ', '}
                <CourseCode code={code} page={pageOf(code)} />
              </Fragment>
            ))}
          </p>
        )}
        {found !== undefined && (
          <p className="mt-1 text-small text-soft" data-until={over}>
            {found}
          </p>
        )}
        {email !== undefined && (
          <p className="mt-2 text-small wrap-anywhere">
            <TextLink href={`mailto:${email}`}>
              {email.split('@')[0]}@<wbr />
              {email.split('@')[1]}
            </TextLink>
          </p>
        )}
      </div>
    </li>
  );
}

const CourseCode = ({ code, page }: { code: string; page: string | undefined }) => (
  <span className="whitespace-nowrap">
    {page === undefined ? code : <TextLink href={page}>{code}</TextLink>}
  </span>
);

const sizes = '(width < 64rem) 120px, 270px';

function Portrait({ name, portrait }: Pick<Officer, 'name' | 'portrait'>) {
  if (!portrait) {
    return (
      // The stream passes behind the empty frame.
      <p className="portrait no-portrait flex aspect-[4/5] w-full items-center justify-center rounded-card border border-dashed border-soft p-3 text-center text-small text-soft [background:linear-gradient(var(--stream),var(--stream))_0_69.3%/100%_1.5%_no-repeat] dark:[filter:brightness(0.9)]">
        No image available
      </p>
    );
  }
  return (
    <picture>
      <source type="image/avif" srcSet={portrait.avif} sizes={sizes} />
      <source type="image/webp" srcSet={portrait.webp} sizes={sizes} />
      <img
        className="portrait aspect-[4/5] w-full rounded-card object-cover dark:[filter:brightness(0.9)]"
        src={portrait.src}
        width={portrait.width}
        height={portrait.height}
        alt={`Portrait of ${name}`}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** A note that the board's term has ended. It's hidden until then. */
export const TermOver = ({ to, over }: { to: string; over: number }) => (
  <p className="mt-2" data-since={over} hidden>
    This board’s term ended on {dayInWords(to)}. We haven’t posted the new one yet.
  </p>
);

/**
 * Lists the boards of earlier years. The id is on the list, so that a link to it, or find-in-page,
 * opens the year.
 */
export function PastBoards({ boards }: { boards: readonly PastBoard[] }) {
  return (
    <section aria-labelledby="past-boards" className="mt-18 max-w-[44rem]">
      <h2 id="past-boards" className="mb-4 text-h2">
        Past boards
      </h2>
      {boards.map(({ id, year, officers }) => (
        <details className="border-t border-hair last:border-b" key={id}>
          <summary className="cursor-pointer py-3 font-strong marker:text-accent hover:text-accent">
            {year}
          </summary>
          <ul className="pb-4" id={id}>
            {officers.map(({ name, role }) => (
              <li
                className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-6 py-1.5"
                key={`${name} ${role}`}
              >
                {name} <span className="text-soft">{role}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
