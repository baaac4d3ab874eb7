import type { Documents } from '../../content/documents/lesson-schema.ts';
import { fillIn, mailLink, type Mail } from '../../domain/words/mail-link.ts';

interface Neighbor {
  title: string;
  page: string;
}

interface Report extends Mail {
  id: string;
}

interface DocumentEndProps {
  practice?: readonly (Neighbor & { size: string })[];
  /** Pages of the Handbook that do what the lesson teaches by hand. */
  tools?: readonly Neighbor[] | undefined;
  opens?: readonly Neighbor[];
  words: Documents;
  kind: 'lesson' | 'problem';
  /** The email that reports a mistake, and the id of the link to it. */
  report: Report;
  previous?: Neighbor | undefined;
  next?: Neighbor | undefined;
}

interface ReportedDocument {
  kind: string;
  title: string;
  version: string;
  file: string;
  mistakesTo: string;
}

export const reportOf = (
  { mistakeMail }: Documents,
  { kind, title, version, file, mistakesTo }: ReportedDocument,
): Report => ({
  id: 'report',
  to: mistakesTo,
  subject: fillIn(mistakeMail.subject, { kind, title, version }),
  body: `${fillIn(mistakeMail.body, { kind, title, version })}\n${file}`,
});

/** Adds {seed} to the subject of the email. A script replaces it. */
export const seededMail = ({ id, ...mail }: Report) => ({
  id,
  mail: mailLink({ ...mail, subject: `${mail.subject}, seed {seed}` }),
});

/** Links to the documents that come next, and to an email that reports a mistake. */
export function DocumentEnd(props: DocumentEndProps) {
  const { tools = [], practice = [], opens = [], words, kind, report, previous, next } = props;
  return (
    <div
      className={`document-end no-print mt-12 max-w-[44rem] border-t border-hair pt-5 max-sm:mt-6 ${kind === 'lesson' ? 'lg:ml-70' : ''}`}
    >
      <NextPages id="tools-heading" heading={words.toolsHeading} pages={tools} isLine />
      <NextPages id="practice-heading" heading={words.practiceHeading} pages={practice} />
      <NextPages id="opens-heading" heading={words.opensHeading} pages={opens} />
      <p className="text-small text-soft">
        {words.mistakeQuestion}{' '}
        <a id={report.id} href={mailLink(report)} className="text-link">
          {words.mistakeLink}
        </a>
        .
      </p>
      <nav
        className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4"
        aria-label={`The ${kind}s before and after this one`}
      >
        {previous && (
          <a
            className="panel px-4 py-3.5 font-strong hover:border-accent hover:text-accent"
            href={previous.page}
            rel="prev"
          >
            <span className="block text-minor font-medium text-soft">Previous {kind}</span>{' '}
            {previous.title}
          </a>
        )}
        {next && (
          <a
            href={next.page}
            rel="next"
            className="panel px-4 py-3.5 text-right font-strong hover:border-accent hover:text-accent"
          >
            <span className="block text-minor font-medium text-soft">Next {kind}</span> {next.title}
          </a>
        )}
      </nav>
    </div>
  );
}

interface NextPagesProps {
  id: string;
  heading: string;
  pages: readonly (Neighbor & { size?: string })[];
  /** True to put short titles next to each other. */
  isLine?: boolean;
}

function NextPages({ id, heading, pages, isLine = false }: NextPagesProps) {
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="mb-7">
      <p className="font-display text-(length:--text-h3) leading-title font-h3" id={id}>
        {heading}
      </p>
      <ul className={isLine ? 'flex flex-wrap gap-x-6' : undefined}>
        {pages.map(({ title, page, size }) => (
          <li className="mt-2" key={page}>
            <a href={page} className="text-link">
              {title}
            </a>{' '}
            {size !== undefined && (
              <span className="text-small whitespace-nowrap text-soft">{size}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
