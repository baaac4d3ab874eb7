import { mailLink } from '../../domain/mail-link.ts';

interface Neighbor {
  title: string;
  page: string;
}

interface EndProps {
  /** The problems that a lesson explains. */
  practice?: readonly (Neighbor & { size: string })[];
  /** What it is the end of. */
  kind: 'lesson' | 'problem';
  version: string;
  /** The mail that reports a mistake, and the id of its link. */
  report: { id: string; to: string; subject: string; body: string };
  previous?: Neighbor | undefined;
  next?: Neighbor | undefined;
}

/** The mail that reports a mistake in a lesson or a problem. */
export const reportOf = (kind: string, title: string, version: string, email: string) => ({
  id: 'report',
  to: email,
  subject: `Mistake in the ${kind} ${title} (version ${version})`,
  body: 'Hello,\n\nWhere it is:\n\nWhat I think is right:\n',
});

/** The ways on from the end of a lesson or a problem, and the way to say that something is wrong. */
export function DocumentEnd(props: EndProps) {
  const { practice = [], kind, version, report, previous, next } = props;
  return (
    <div className="document-end no-print">
      {practice.length > 0 && (
        <nav aria-labelledby="practice-heading" className="practice-this">
          <p id="practice-heading">Practice this</p>
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
        Found a mistake?{' '}
        <a id={report.id} href={mailLink(report)} className="text-link">
          Tell us
        </a>
        . This is version {version}.
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
