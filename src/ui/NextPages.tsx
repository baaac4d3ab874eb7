import { LinkList } from './LinkList.tsx';
import { Section } from './Section.tsx';

interface NextPagesProps {
  heading: string;
  links: readonly { title: string; text: string; to: string }[];
}

/** The end of a page, which leads on to others. */
export function NextPages({ heading, links }: NextPagesProps) {
  if (links.length === 0) return null;
  return (
    <Section id="next" heading={heading}>
      <LinkList links={links} />
    </Section>
  );
}
