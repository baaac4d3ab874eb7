import type { Questions } from '../../content/questions/schema.ts';
import { fillIn, mailLink } from '../../domain/words/mail-link.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Timeline } from '../../ui/Timeline.tsx';

interface HowToAskProps {
  heading: string;
  words: Questions['ask'];
  topics: readonly string[];
  email: string;
  hasForm: boolean;
}

/** Explains how to ask a question, what happens to it, and that names aren't published. */
export function HowToAsk({ heading, words, topics, email, hasForm }: HowToAskProps) {
  const about = (topic: string) => fillIn(words.subject, { topic });
  const anything = about(words.anything);
  return (
    <Section id="ask" heading={heading}>
      <p className="max-w-[39em] text-lead">
        <LinkedText parts={textParts(words.text)} />
      </p>
      {hasForm && (
        <>
          <p className="mt-5">
            <ButtonLink href={formLink(anything)} variant="solid">
              {words.link}
            </ButtonLink>
          </p>
          <div className="mt-5 flex flex-wrap items-baseline gap-x-5 gap-y-0">
            <p>{words.about}</p>
            <ul className="flex flex-wrap gap-x-5 gap-y-0">
              {topics.map((topic) => (
                <li key={topic}>
                  <TextLink href={formLink(about(topic))}>{topic}</TextLink>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
      <p className="mt-3">
        {words.mail}{' '}
        <TextLink href={mailLink({ to: email, subject: anything, body: '' })}>{email}</TextLink>
      </p>
      <Timeline
        steps={words.happens.map(({ title, text }) => ({ title, text: textParts(text) }))}
      />
      <p className="mt-8 max-w-[39em] text-soft">{words.privacy}</p>
    </Section>
  );
}

const formLink = (subject: string) => `/contact?${new URLSearchParams({ subject }).toString()}`;
