import type { Join } from '../../content/about/schema.ts';
import type { Site } from '../../content/site/schema.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Section } from '../../ui/Section.tsx';
import { OutsideIcon, TextLink } from '../../ui/TextLink.tsx';

interface MembershipProps {
  words: Join;
  links: Site['links'];
}

export function Membership({ words, links }: MembershipProps) {
  return (
    <Section id="membership" heading={words.headings.membership}>
      <div className="max-w-[39em] space-y-5 text-lead">
        {words.membership.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText parts={textParts(paragraph)} />
          </p>
        ))}
      </div>
      {links.joinForm !== undefined && (
        <div className="mt-8">
          <ButtonLink href={links.joinForm} variant="solid">
            {words.formButton}
            <OutsideIcon />
          </ButtonLink>
          <p className="mt-2 text-small text-soft">
            <LinkedText parts={textParts(words.formNote)} />
          </p>
        </div>
      )}
      {links.chat !== undefined && (
        <p className="mt-6">
          <TextLink href={links.chat}>{words.chatLink}</TextLink>
          <span className="block text-small text-soft">
            <LinkedText parts={textParts(words.chatNote)} />
          </span>
        </p>
      )}
    </Section>
  );
}
