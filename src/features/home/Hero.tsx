import type { ReactNode } from 'react';
import type { Home, Diagram } from '../../content/home/schema.ts';
import type { HomePicture as Picture, HomePicture as Shown } from '../../content/look/queries.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { OutsideIcon } from '../../ui/TextLink.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { ProcessFlow } from './ProcessFlow.tsx';
import { ProcessFlowTall } from './ProcessFlowTall.tsx';

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
    <div
      className={`hero grid gap-10 pt-9 [--rail-from:100%] md:pt-[clamp(2.5rem,5vw,4.5rem)] md:[--rail-from:calc(100%_-_8rem)] lg:grid-cols-[minmax(0,9fr)_minmax(0,13fr)] lg:items-center lg:gap-x-[clamp(1.5rem,3vw,3rem)] lg:gap-y-8 lg:[--rail-from:60%] rail${heroClass[picture.kind]}`}
    >
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1
          className={
            picture.kind === 'none'
              ? 'max-w-[12em] text-[clamp(2.75rem,1.5rem+5vw,5.25rem)] leading-none font-h1'
              : 'text-h1'
          }
        >
          {heading}
        </h1>
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

interface HomePictureProps {
  shown: Shown;
  diagram: Diagram | undefined;
}

/** What stands beside the first words: the process diagram, a drawing, a picture, or nothing. */
function HomePicture({ shown, diagram }: HomePictureProps) {
  if (shown.kind === 'drawing') {
    return (
      <figure className="home-drawing" role="img" aria-label={shown.alt}>
        <Drawing field={shown.drawing.field} className="h-auto max-h-[30rem] w-full text-ink">
          <g dangerouslySetInnerHTML={{ __html: shown.drawing.markup }} />
        </Drawing>
      </figure>
    );
  }
  if (shown.kind === 'picture') {
    const { avif, webp, src, width, height } = shown.picture;
    const sizes = '(width >= 74rem) 42rem, (width >= 64rem) 56vw, 92vw';
    return (
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <source type="image/webp" srcSet={webp} sizes={sizes} />
        <img
          className="h-auto max-h-[30rem] w-full rounded-card object-cover not-print:dark:[filter:brightness(0.88)]"
          src={src}
          width={width}
          height={height}
          alt={shown.alt}
          fetchPriority="high"
        />
      </picture>
    );
  }
  if (shown.kind === 'none' || !diagram) return null;
  const { description, ...words } = diagram;
  return (
    <figure
      className="flow-diagram relative mr-[calc(-1_*_var(--to-line)_-_var(--pipe)/2)] [--distillate-at:30.8%] md:[--distillate-at:35.15%]"
      role="img"
      aria-label={description}
    >
      <ProcessFlow {...words} />
      <ProcessFlowTall {...words} />
    </figure>
  );
}
