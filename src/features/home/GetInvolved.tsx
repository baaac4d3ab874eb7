import type { Home } from '../../content/home.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface GetInvolvedProps {
  words: Home['getInvolved'];
  /** Where the cards lead; one that leads nowhere is left out. */
  ways: { join?: string | undefined; chat?: string | undefined; events?: string | undefined };
}

/** The ways in, up to three, each fed by a branch of the stream. */
export function GetInvolved({ words, ways }: GetInvolvedProps) {
  const cards = [
    { ...words.member, href: ways.join },
    { ...words.updates, href: ways.chat },
    { ...words.events, href: ways.events },
  ].flatMap(({ href, ...card }) => (href === undefined ? [] : [{ ...card, href }]));
  if (cards.length === 0) return null;
  return (
    <section className="rail pt-10 pb-14 md:pt-12 md:pb-20" aria-labelledby="get-involved">
      <h2 id="get-involved" className="text-h2">
        {words.heading}
      </h2>
      <ul className="manifold">
        {cards.map(({ title, text, link, href }) => (
          <li key={title} className="branch relative flex flex-col gap-2.5 bg-sheet p-6">
            <h3 className="text-h3">{title}</h3>
            <p className="text-soft">{text}</p>
            <p className="mt-auto pt-2">
              <TextLink href={href}>{link}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
