import { TextLink } from './TextLink.tsx';

interface LinkListProps {
  links: readonly { title: string; page?: string | undefined; text: string; to: string }[];
  /** Whether they stay below each other where there is room for two beside each other. */
  narrow?: boolean;
}

/** Links to scan, each with a line about what one finds there. */
export function LinkList({ links, narrow = false }: LinkListProps) {
  return (
    <ul className={narrow ? undefined : 'grid gap-x-10 lg:grid-cols-2'}>
      {links.map(({ title, page, text, to }) => (
        <li key={to} className="border-t border-hair py-3.5">
          <TextLink href={to}>
            {title}
            {page !== undefined && <span className="page-name">: {page}</span>}
          </TextLink>
          <p className="text-small text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
