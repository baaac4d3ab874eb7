import type { SubstanceUse } from '../../../content/handbook/substance-uses.ts';
import type { HandbookSubstance } from '../../../domain/handbook/substances/handbook-substance.ts';
import { constantsOf, formationOf } from '../../../domain/handbook/substances/substance-facts.ts';
import type { UnitSystem } from '../../../domain/quantities/unit-system.ts';
import { Section } from '../../../ui/Section.tsx';
import { Formula } from './Formula.tsx';
import { SubstanceFacts } from './SubstanceFacts.tsx';
import { SubstanceHeatCapacity } from './SubstanceHeatCapacity.tsx';
import { SubstanceUses } from './SubstanceUses.tsx';
import { SubstanceVaporPressure } from './SubstanceVaporPressure.tsx';

interface SubstanceSheetProps {
  substance: HandbookSubstance;
  uses: readonly SubstanceUse[];
  units: UnitSystem;
}

/** Shows all data of a substance. Each number refers to its source. */
export function SubstanceSheet({ substance, uses, units }: SubstanceSheetProps) {
  const { formula, cas, alsoCalled, note } = substance;
  const constants = constantsOf(substance, units);
  const formation = formationOf(substance);
  const titles = [
    ...new Set(
      [
        ...constants.map(({ source }) => source),
        substance.vaporPressure?.source,
        substance.gasHeatCapacity?.source,
        ...formation.map(({ source }) => source),
      ].filter((title) => title !== undefined),
    ),
  ];
  const numberOf = (title: string) => titles.indexOf(title) + 1;
  return (
    <>
      <Section id="constants" heading="Constants">
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <span className="text-h3">
            <Formula of={formula} />
          </span>
          <span className="self-center text-soft">CAS {cas}</span>
          {alsoCalled.length > 0 && (
            <span className="self-center text-soft">Also called {alsoCalled.join(', ')}</span>
          )}
        </p>
        {note !== undefined && <p className="callout mt-3 max-w-[39em]">{note}</p>}
        <SubstanceFacts facts={constants} numberOf={numberOf} />
      </Section>
      <SubstanceVaporPressure {...{ substance, numberOf }} />
      <SubstanceHeatCapacity {...{ substance, numberOf }} />
      {formation.length > 0 && (
        <Section id="formation" heading="Formation from the elements">
          <p>At 25 °C and 1 bar.</p>
          <SubstanceFacts facts={formation} numberOf={numberOf} />
        </Section>
      )}
      <SubstanceUses uses={uses} />
      <Section id="sources" heading="Sources">
        <ol className="list-decimal pl-6">
          {titles.map((title, place) => (
            <li className="target:underline" key={title} id={`source-${String(place + 1)}`}>
              {title}
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
