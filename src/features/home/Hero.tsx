import type { ReactNode } from 'react';
import type { Home, Diagram } from '../../content/home/schema.ts';
import type { HomePicture as Picture, HomePicture as Shown } from '../../content/look/queries.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { OutsideIcon } from '../../ui/TextLink.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { ProcessFlow, ProcessFlowTall } from './ProcessFlow.tsx';

type HeroProps = Pick<
  Home,
  'eyebrow' | 'heading' | 'lead' | 'joinButton' | 'learnButton' | 'learnMore' | 'diagram'
> & {
  /** Targets of the buttons. A button without a target is omitted. */
  joinForm: string | undefined;
  about: string | undefined;
  picture: Picture;
  /**
   * The search field and the next event. They are above the drawing on phones, and below it on wide
   * screens.
   */
  children: ReactNode;
};

/**
 * Without a process diagram, the class sets where the line starts. Without a picture, it sets the
 * width of the text.
 */
const heroClass: Record<Picture['kind'], string> = {
  'process-diagram': '',
  drawing: ' has-picture',
  picture: ' has-picture',
  none: ' has-words-only',
};

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
      className={`hero grid gap-8 pt-7 md:pt-9 lg:grid-cols-[minmax(0,9fr)_minmax(0,13fr)] lg:items-center lg:gap-x-[clamp(1.5rem,3vw,3rem)] lg:gap-y-6${heroClass[picture.kind]}`}
    >
      <div>
        <p className="eyebrow mb-4">{eyebrow}</p>
        <h1
          className={
            picture.kind === 'none'
              ? 'max-w-[12em] text-[clamp(2.75rem,1.5rem+5vw,5.25rem)] leading-none font-h1'
              : 'text-h1 lg:text-[3.7rem]'
          }
        >
          {heading}
        </h1>
        <p className="mt-4 max-w-[22em] text-lead text-balance text-soft">{lead}</p>
        <div className="mt-6 flex flex-wrap gap-3">
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
      <div
        className={`hero-rest rail grid min-w-0 gap-7 [--rail-from:100%] md:order-1 ${
          // The rail starts behind the process diagram, which has its own line.
          picture.kind === 'process-diagram' ? 'md:[--rail-from:-8rem]' : 'md:[--rail-from:0]'
        } lg:col-span-full`}
      >
        {children}
      </div>
      <HomePicture shown={picture} diagram={diagram} />
    </div>
  );
}

interface HomePictureProps {
  shown: Shown;
  diagram: Diagram | undefined;
}

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
