import type { Home } from '../../content/home.ts';
import type { Site } from '../../content/site.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface GetInvolvedProps {
  words: Home['getInvolved'];
  chat: Site['links']['chat'];
}

/** The three ways in, each fed by a branch of the stream. */
export function GetInvolved({ words, chat }: GetInvolvedProps) {
  const cards = [
    { ...words.member, href: '/join' },
    { ...words.updates, href: chat },
    { ...words.events, href: '/events' },
  ];
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
