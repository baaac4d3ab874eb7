import type { Issue } from '../../content/everything/queries.ts';
import { dayInWords } from '../../domain/dates/day-words.ts';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import { PdfLink } from '../../ui/PdfLink.tsx';

interface NewsletterItemProps {
  issue: Issue;
  /** If true, the picture loads early, because it's at the top of the page. */
  first: boolean;
}

/** Shows a newsletter on the News page: its table of contents and a picture. */
export function NewsletterItem({ issue, first }: NewsletterItemProps) {
  const { title, date, summary, preview, path } = issue;
  return (
    <article className="newsletter grid gap-x-[clamp(2rem,6vw,5rem)] gap-y-7 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h2 className="text-h2">{title}</h2>
        <p className="mt-2 text-small text-soft">
          <time dateTime={date}>{dayInWords(date)}</time>
        </p>
        <p className="mt-4 max-w-[30em]">{summary}</p>
        <p className="mt-5 flex flex-wrap gap-x-7 gap-y-2">
          <NewTabLink href={path}>
            Read more<span className="sr-only"> of {title}</span>
          </NewTabLink>
          <PdfLink href={`${path}.pdf`} title={title} />
        </p>
      </div>
      {preview === 'pdf' && (
        <iframe
          className="pdf-frame hidden aspect-[816/1056] h-auto w-full max-w-[30rem] border border-hair bg-sheet lg:pointer-fine:block"
          src={`${path}.pdf#navpanes=0&view=FitH`}
          title={`${title}, the newsletter PDF`}
          loading="lazy"
        />
      )}
      <a
        href={`${path}.pdf`}
        className={preview === 'pdf' ? 'first-page lg:pointer-fine:hidden' : 'first-page'}
      >
        <img
          className="aspect-[816/1056] h-auto w-full max-w-[30rem] border border-hair bg-sheet dark:[filter:brightness(0.88)]"
          src={`${path}.avif`}
          alt={`First page of ${title} (PDF)`}
          width="816"
          height="1056"
          loading={first && preview === 'image' ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
        />
      </a>
    </article>
  );
}
