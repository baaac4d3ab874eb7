import type { z } from 'zod';
import type { HandbookSubstance } from '../../domain/handbook/substances/handbook-substance.ts';
import type { substancesSchema } from '../substances/schema.ts';

/** Replaces the ids of sources with their titles. */
export function citedSubstances({
  sources,
  substances,
}: z.infer<typeof substancesSchema>): HandbookSubstance[] {
  const titles = new Map(sources.map(({ id, title }) => [id, title]));
  const titleOf = (id: string) => titles.get(id) ?? id;
  const cited = <Part extends { source: string }>(part: Part) => ({
    ...part,
    source: titleOf(part.source),
  });
  const formation = <Part extends { source: string; entropySource?: string | undefined }>(
    part: Part,
  ) => ({
    ...cited(part),
    ...(part.entropySource !== undefined && { entropySource: titleOf(part.entropySource) }),
  });
  return substances.map(({ alsoCalled = [], ...substance }) => ({
    ...substance,
    alsoCalled,
    boilingPoint: substance.boilingPoint && cited(substance.boilingPoint),
    critical: cited(substance.critical),
    acentricFactor: cited(substance.acentricFactor),
    vaporPressure: substance.vaporPressure && cited(substance.vaporPressure),
    vaporization: substance.vaporization && cited(substance.vaporization),
    gasHeatCapacity: substance.gasHeatCapacity && cited(substance.gasHeatCapacity),
    liquidHeatCapacity: substance.liquidHeatCapacity && cited(substance.liquidHeatCapacity),
    gas: substance.gas && formation(substance.gas),
    liquid: substance.liquid && formation(substance.liquid),
  }));
}
