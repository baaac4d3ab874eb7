import { PdfLink } from '../../ui/PdfLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { IssuePicture as Picture } from '../../content/everything/queries.ts';

interface Issue {
  title: string;
  path: string;
}

interface IssueLinksProps extends Issue {
  newer?: Issue | undefined;
  older?: Issue | undefined;
}

export function IssueLinks({ title, path, newer, older }: IssueLinksProps) {
  return (
    <aside
      aria-label="This issue and others"
      className="issue-links no-print mt-12 border-t border-hair pt-5 not-print:lg:sticky not-print:lg:top-[calc(var(--spacing-header)_+_2rem)] not-print:lg:mt-0 not-print:lg:self-start not-print:lg:border-t-0 not-print:lg:pt-0"
    >
      <a
        href={`${path}.pdf`}
        className="first-page hidden not-print:lg:mb-5 not-print:lg:block not-print:lg:max-w-[min(100%,(100vh_-_18rem)_*_0.77)]"
      >
        <img
          className="aspect-[816/1056] h-auto w-full max-w-[30rem] border border-hair bg-sheet dark:[filter:brightness(0.88)]"
          src={`${path}.avif`}
          alt={`First page of ${title} (PDF)`}
          width="816"
          height="1056"
          loading="lazy"
        />
      </a>
      <ul className="flex flex-wrap gap-x-7 gap-y-2 not-print:lg:block">
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
            <TextLink href={older.path}>Previous: {older.title}</TextLink>
          </li>
        )}
        <li>
          <TextLink href="/news">All newsletters</TextLink>
        </li>
      </ul>
    </aside>
  );
}

/** The picture is as wide as the text column, or nearly as wide as a phone. */
const sizes = '(width < 48rem) calc(100vw - 2.5rem), 704px';

/** A picture in a newsletter. Its space is reserved while it loads. */
export function IssuePicture({ avif, jpeg, width, height, alt, caption }: Picture) {
  return (
    <figure className="my-7 print:my-3 print:break-inside-avoid">
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <img
          className="h-auto max-w-full rounded-card bg-sheet dark:[filter:brightness(0.88)] print:max-h-[3.4in] print:w-auto print:max-w-[min(100%,4.2in)] print:[filter:none]"
          src={jpeg}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {caption !== undefined && (
        <figcaption className="mt-2.5 max-w-[39em] text-small text-soft">{caption}</figcaption>
      )}
    </figure>
  );
}
