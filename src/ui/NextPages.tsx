import { LinkList } from './LinkList.tsx';
import { Section } from './Section.tsx';

interface NextPagesProps {
  links: readonly { title: string; text: string; to: string }[];
}

/** The end of a page, which leads on to others. */
export function NextPages({ links }: NextPagesProps) {
  if (links.length === 0) return null;
  return (
    <Section id="next" heading="Where next">
      <LinkList links={links} />
    </Section>
  );
}
