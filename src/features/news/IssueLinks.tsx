import { PdfLink } from '../../ui/PdfLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface Issue {
  title: string;
  path: string;
}

interface IssueLinksProps extends Issue {
  newer?: Issue | undefined;
  older?: Issue | undefined;
}

/** The ways on from an issue: a look at the paper, its PDF, and the issues before and after it. */
export function IssueLinks({ title, path, newer, older }: IssueLinksProps) {
  return (
    <aside aria-label="This issue and others" className="issue-links no-print">
      <a href={`${path}.pdf`} className="first-page">
        <img
          src={`${path}.avif`}
          alt={`First page of ${title}, as PDF`}
          width="816"
          height="1056"
          loading="lazy"
        />
      </a>
      <ul>
        <li>
          <PdfLink href={`${path}.pdf`} title={title} />
        </li>
        {newer && (
          <li>
            <TextLink href={newer.path}>Next: {newer.title}</TextLink>
          </li>
        )}
        {older && (
          <li>
            <TextLink href={older.path}>Before: {older.title}</TextLink>
          </li>
        )}
        <li>
          <TextLink href="/news">All newsletters</TextLink>
        </li>
      </ul>
    </aside>
  );
}
