import type { Tray } from '../../content/home/queries.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/**
 * Draws the newest answer, a book and the newest newsletter as trays of a column that the stream
 * crosses.
 */
export function Trays({ trays }: { trays: readonly Tray[] }) {
  if (trays.length === 0) return null;
  return (
    <section aria-label="From the board">
      <ul className="trays mx-[calc(-1_*_var(--beside))] [--beside:calc(var(--to-line)_+_var(--pipe)/2)]">
        {trays.map(({ label, title, page, text, link, until }) => (
          <li
            key={label}
            data-until={until}
            className="tray relative grid gap-x-6 gap-y-0.5 px-(--beside) py-5 leading-snug md:grid-cols-[7.5rem_minmax(0,1fr)_auto] md:items-baseline"
          >
            <p className="eyebrow">{label}</p>
            <div>
              <h2 className="mr-3 text-[1.15rem] leading-title font-h3 md:inline">
                <a className="inline-block py-0.5 hover:text-accent" href={page}>
                  {title}
                </a>
              </h2>{' '}
              <span className="text-soft">{text}</span>
            </div>
            <p>
              <TextLink href={link.page}>
                {link.text}
                <span className="sr-only">: {title}</span>
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
      <div className="rail h-8 md:h-12" />
    </section>
  );
}
