import type { ReactNode } from 'react';
import type { Home } from '../../content/home.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { OutsideIcon } from '../../ui/TextLink.tsx';
import { ProcessFlow } from './ProcessFlow.tsx';
import { ProcessFlowTall } from './ProcessFlowTall.tsx';

type HeroProps = Pick<
  Home,
  'eyebrow' | 'heading' | 'lead' | 'joinButton' | 'learnButton' | 'learnMore' | 'diagram'
> & {
  /** Where the buttons lead; one that leads nowhere is left out. */
  joinForm: string | undefined;
  about: string | undefined;
  /** What is next: before the drawing on a phone, below both on a wide screen. */
  children: ReactNode;
};

/** What the board is, the two things to do about it, what is next, and the flow diagram. */
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
  children,
}: HeroProps) {
  return (
    <div className="hero rail">
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className="text-h1">{heading}</h1>
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
      <figure
        className="flow-diagram"
        role="img"
        aria-label={`A process flow diagram. The feed is “${diagram.feed}”; after a pump, a preheater and a distillation column, the distillate is “${diagram.distillate}” and the bottoms are “${diagram.bottoms}”.`}
      >
        <ProcessFlow {...diagram} />
        <ProcessFlowTall {...diagram} />
      </figure>
    </div>
  );
}
