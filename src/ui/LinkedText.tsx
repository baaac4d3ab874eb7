import { Fragment } from 'react';
import { LinkWords } from './TextLink.tsx';

/** Text as pieces, some of which are links. */
export type LinkedParts = readonly (string | { words: string; to: string })[];

/** Text with inline links. */
export function LinkedText({ parts }: { parts: LinkedParts }) {
  return parts.map((part, place) =>
    typeof part === 'string' ? (
      <Fragment key={place}>{part}</Fragment>
    ) : (
      <a key={place} href={part.to} className="word-link">
        <LinkWords words={part.words} href={part.to} />
      </a>
    ),
  );
}
