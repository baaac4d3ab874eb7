import type { Home } from '../../content/home/schema.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface GetInvolvedProps {
  words: Home['getInvolved'];
  /** Targets of the cards. A card without a target is omitted. */
  links: { join?: string | undefined; chat?: string | undefined; events?: string | undefined };
}

/** Shows up to three ways to get involved, each on a branch of the stream. */
export function GetInvolved({ words, links }: GetInvolvedProps) {
  const cards = [
    { ...words.member, href: links.join },
    { ...words.updates, href: links.chat },
    { ...words.events, href: links.events },
  ].flatMap(({ href, ...card }) => (href === undefined ? [] : [{ ...card, href }]));
  if (cards.length === 0) return null;
  return (
    <section className="rail pt-6 pb-9 md:pt-9 md:pb-10" aria-labelledby="get-involved">
      <h2 id="get-involved" className="text-h2">
        {words.heading}
      </h2>
      <ul className="manifold mt-4 grid gap-3.5 pr-4 md:relative md:mt-14 md:grid-cols-[repeat(3,1fr)] md:gap-[clamp(1rem,2vw,1.75rem)] md:pr-0">
        {cards.map(({ title, text, link, href }) => (
          <li
            key={title}
            className="branch relative flex flex-col gap-1.5 rounded-l-card border border-r-(length:--pipe) border-hair border-r-stream bg-sheet px-5 py-4 leading-snug md:rounded-t-none md:rounded-b-card md:border-t-(length:--pipe) md:border-r md:border-t-stream md:border-r-hair"
          >
            <h3 className="text-h3">{title}</h3>
            <p className="text-soft">{text}</p>
            <p className="mt-auto pt-1">
              <TextLink href={href}>{link}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
