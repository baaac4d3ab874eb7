import type { HandbookSubstance } from '../../domain/handbook/substances/handbook-substance.ts';
import {
  substancePage,
  substancesPage,
} from '../../domain/handbook/substances/handbook-substance.ts';
import { humidAirPage } from '../../domain/handbook/air/humid-air-page.ts';
import { PdfLink } from '../../ui/PdfLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export function HandbookParts({ substances }: { substances: readonly HandbookSubstance[] }) {
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
          <p className="mb-3">
            <TextLink href={substancesPage}>All of them with formulas and boiling points</TextLink>
          </p>
          <ul className="columns-[9.5rem] gap-x-6">
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
