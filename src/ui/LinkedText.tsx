import { Fragment } from 'react';
import { LinkWords } from './TextLink.tsx';

export type LinkedParts = readonly (string | { words: string; to: string })[];

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
