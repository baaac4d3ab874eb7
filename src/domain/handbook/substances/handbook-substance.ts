import type { PureSubstance } from '../../properties/pure-substance.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { slug } from '../../words/slug.ts';

/** Title of the book, table or database that a number comes from. */
interface Sourced {
  source: string;
}

type Known<Name extends keyof PureSubstance> = NonNullable<PureSubstance[Name]> & Sourced;

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
  /** The entropy can have a different source. */
  gas?: (Known<'gas'> & { entropySource?: string | undefined }) | undefined;
  liquid?: (Known<'liquid'> & { entropySource?: string | undefined }) | undefined;
  note?: string | undefined;
}

/** Content of the data file for the question box. */
export interface SubstancesData {
  units: UnitSystem;
  substances: readonly HandbookSubstance[];
}

export const substancesPage = '/resources/handbook/substances';

export const substancePage = (name: string): string => `${substancesPage}/${slug(name)}`;

/**
 * Address of the data file. The version is part of the name, so that browsers can cache the file.
 */
export const substancesFile = (version: string): string => `${substancesPage}-${version}.json`;
