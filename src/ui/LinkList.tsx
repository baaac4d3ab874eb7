import { TextLink } from './TextLink.tsx';
import { Section } from './Section.tsx';

interface LinkListProps {
  links: readonly { title: string; page?: string | undefined; text: string; to: string }[];
  /** If true, there's one column even if two would fit. */
  narrow?: boolean;
}

/** Lists links, each with a line about its page. */
export function LinkList({ links, narrow = false }: LinkListProps) {
  return (
    <ul className={narrow ? undefined : 'print-rows grid gap-x-10 lg:grid-cols-2'}>
      {links.map(({ title, page, text, to }) => (
        <li key={to} className="border-t border-hair py-3.5">
          <TextLink href={to}>
            {title}
            {page !== undefined && <span className="font-normal">: {page}</span>}
          </TextLink>
          <p className="text-small text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

interface NextPagesProps {
  heading: string;
  links: readonly { title: string; text: string; to: string }[];
}

export function NextPages({ heading, links }: NextPagesProps) {
  if (links.length === 0) return null;
  return (
    <Section id="next" heading={heading}>
      <LinkList links={links} />
    </Section>
  );
}
