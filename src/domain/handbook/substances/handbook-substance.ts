import type { PureSubstance } from '../../properties/pure-substance.ts';
import { slug } from '../../words/slug.ts';

/** The title of the book, table or database that a number comes from. */
interface Sourced {
  source: string;
}

/** A part of a substance with where it comes from, if there is one. */
type Known<Name extends keyof PureSubstance> = NonNullable<PureSubstance[Name]> & Sourced;

/** A pure substance as the Handbook shows it: what can be computed with, and who says so. */
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
  /** The source of a formation's entropy, where it is another one, has a name of its own. */
  gas?: (Known<'gas'> & { entropySource?: string | undefined }) | undefined;
  liquid?: (Known<'liquid'> & { entropySource?: string | undefined }) | undefined;
  note?: string | undefined;
}

/** The list of all substances. */
export const substancesPage = '/resources/handbook/substances';

/** Where a substance has its page. */
export const substancePage = (name: string): string => `${substancesPage}/${slug(name)}`;

/** Where the file with all substances is, under a name that changes with them. */
export const substancesFile = (version: string): string => `${substancesPage}-${version}.json`;
