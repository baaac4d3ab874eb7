import type { Documents } from '../../content/documents.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { mailLink } from '../../domain/mail-link.ts';

interface Neighbor {
  title: string;
  page: string;
}

interface DocumentEndProps {
  /** The problems that a lesson explains. */
  practice?: readonly (Neighbor & { size: string })[];
  words: Documents;
  /** What it is the end of. */
  kind: 'lesson' | 'problem';
  /** The mail that reports a mistake, and the id of its link. */
  report: { id: string; to: string; subject: string; body: string };
  previous?: Neighbor | undefined;
  next?: Neighbor | undefined;
}

/** The mail that reports a mistake in a lesson or a problem. */
export const reportOf = (
  { mistakeMail }: Documents,
  page: { kind: string; title: string; version: string },
  email: string,
) => ({
  id: 'report',
  to: email,
  subject: fillIn(mistakeMail.subject, page),
  body: fillIn(mistakeMail.body, page),
});

/** The ways on from the end of a lesson or a problem, and the way to say that something is wrong. */
export function DocumentEnd(props: DocumentEndProps) {
  const { practice = [], words, kind, report, previous, next } = props;
  return (
    <div className="document-end no-print">
      {practice.length > 0 && (
        <nav aria-labelledby="practice-heading" className="practice-this">
          <p id="practice-heading">{words.practiceHeading}</p>
          <ul>
            {practice.map(({ title, page, size }) => (
              <li key={page}>
                <a href={page} className="text-link">
                  {title}
                </a>{' '}
                <span className="text-small whitespace-nowrap text-soft">{size}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="text-small text-soft">
        {words.mistakeQuestion}{' '}
        <a id={report.id} href={mailLink(report)} className="text-link">
          {words.mistakeLink}
        </a>
        .
      </p>
      <nav className="neighbors" aria-label={`The ${kind}s before and after this one`}>
        {previous && (
          <a href={previous.page} rel="prev">
            <span>Previous {kind}</span> {previous.title}
          </a>
        )}
        {next && (
          <a href={next.page} rel="next" className="next">
            <span>Next {kind}</span> {next.title}
          </a>
        )}
      </nav>
    </div>
  );
}
