import type { ReactNode } from 'react';
import type { HandbookSubstance } from '../../domain/handbook/substances/handbook-substance.ts';
import {
  substancePage,
  substancesPage,
} from '../../domain/handbook/substances/handbook-substance.ts';
import { humidAirPage } from '../../domain/handbook/air/humid-air-page.ts';
import { counted } from '../../domain/words/counted.ts';
import { PdfLink } from '../../ui/PdfLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface HandbookPartsProps {
  substances: readonly HandbookSubstance[];
  /** The field that leads to a substance. */
  children: ReactNode;
}

/** A phone has only the field and the link to the list of substances, not all their names. */
export function HandbookParts({ substances, children }: HandbookPartsProps) {
  return (
    <>
      <Section id="steam" heading="Steam">
        <p>
          <TextLink href="/resources/handbook/steam">Any state from two numbers</TextLink>, in a
          diagram and in the tables.
        </p>
        <p className="mt-2 text-small">
          <PdfLink href="/resources/handbook/steam-tables.pdf" title="the steam tables" />
        </p>
      </Section>
      <Section id="humid-air" heading="Humid air">
        <p>
          <TextLink href={humidAirPage.path}>The psychrometric chart</TextLink>: heat air, cool it,
          humidify it or mix it.
        </p>
      </Section>
      {substances.length > 0 && (
        <Section id="substances" heading="Substances">
          {children}
          <p className="mt-4">
            <TextLink href={substancesPage}>
              All {counted(substances.length, 'substance')} with formulas and boiling points
            </TextLink>
          </p>
          <ul className="mt-3 columns-[9.5rem] gap-x-6 max-sm:hidden">
            {substances.map(({ name }) => (
              <li className="break-inside-avoid py-0.5 wrap-anywhere" key={name}>
                <TextLink href={substancePage(name)}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
