import type { PureSubstance } from '../../properties/pure-substance.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { slug } from '../../words/slug.ts';

/** Title of the book, table or database that a number comes from. */
interface Sourced {
  source: string;
}

/** A property of a substance with its source. */
type Known<Name extends keyof PureSubstance> = NonNullable<PureSubstance[Name]> & Sourced;

/** A pure substance with its sources. */
export interface HandbookSubstance extends PureSubstance {
  cas: string;
  /** Other names that people type, such as MEK. */
  alsoCalled: readonly string[];
  boilingPoint?: Known<'boilingPoint'> | undefined;
  critical: Known<'critical'>;
  acentricFactor: { value: number } & Sourced;
  vaporPressure?: Known<'vaporPressure'> | undefined;
  vaporization?: (Known<'vaporization'> & { at25C?: number | undefined }) | undefined;
  gasHeatCapacity?: Known<'gasHeatCapacity'> | undefined;
  liquidHeatCapacity?: Known<'liquidHeatCapacity'> | undefined;
  /** The entropy can have a source of its own. */
  gas?: (Known<'gas'> & { entropySource?: string | undefined }) | undefined;
  liquid?: (Known<'liquid'> & { entropySource?: string | undefined }) | undefined;
  note?: string | undefined;
}

/** Content of the file that the question box looks up. */
export interface SubstancesData {
  /** The board's units. */
  units: UnitSystem;
  substances: readonly HandbookSubstance[];
}

export const substancesPage = '/resources/handbook/substances';

/** Address of a substance's page. */
export const substancePage = (name: string): string => `${substancesPage}/${slug(name)}`;

/** Address of the file with all substances, which changes with its version. */
export const substancesFile = (version: string): string => `${substancesPage}-${version}.json`;
