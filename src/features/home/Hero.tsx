import type { ReactNode } from 'react';
import type { Home } from '../../content/home.ts';
import type { HomePicture as Picture } from '../../content/look-queries.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { OutsideIcon } from '../../ui/TextLink.tsx';
import { HomePicture } from './HomePicture.tsx';

type HeroProps = Pick<
  Home,
  'eyebrow' | 'heading' | 'lead' | 'joinButton' | 'learnButton' | 'learnMore' | 'diagram'
> & {
  /** Where the buttons lead; one that leads nowhere is left out. */
  joinForm: string | undefined;
  about: string | undefined;
  picture: Picture;
  /** What is next: before the drawing on a phone, below both on a wide screen. */
  children: ReactNode;
};

/** Where the line comes from without the diagram, and how wide the words are without any picture. */
const heroClass: Record<Picture['kind'], string> = {
  'process-diagram': '',
  drawing: ' has-picture',
  picture: ' has-picture',
  none: ' has-words-only',
};

/** What the board is, the two things to do about it, what is next, and the home picture. */
export function Hero({
  eyebrow,
  heading,
  lead,
  joinButton,
  learnButton,
  learnMore,
  diagram,
  joinForm,
  about,
  picture,
  children,
}: HeroProps) {
  return (
    <div className={`hero rail${heroClass[picture.kind]}`}>
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className={picture.kind === 'none' ? 'words-alone' : 'text-h1'}>{heading}</h1>
        <p className="mt-5 max-w-[22em] text-lead text-balance text-soft">{lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {joinForm !== undefined && (
            <ButtonLink href={joinForm} variant="solid">
              {joinButton}
              <OutsideIcon />
            </ButtonLink>
          )}
          {about !== undefined && (
            <ButtonLink href={about} variant="line">
              {learnButton}
              <span className="sr-only"> {learnMore}</span>
            </ButtonLink>
          )}
        </div>
      </div>
      {children}
      <HomePicture shown={picture} diagram={diagram} />
    </div>
  );
}
