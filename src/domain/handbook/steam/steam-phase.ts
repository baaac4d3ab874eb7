import {
  criticalPressure,
  criticalTemperature,
  saturationTemperature,
} from '../../properties/if97.ts';
import type { SteamState } from '../../properties/steam-state.ts';
import { grouped } from '../../quantities/print.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { inTableUnit, tableUnits, toTableUnit } from './steam-print.ts';

/** Name of a phase, and a sentence that explains it. */
interface PhaseWords {
  title: string;
  why: string;
}

/** Describes the phase of water and its distance from saturation. */
export function phaseWords(
  { phase, p, T, x = 0 }: SteamState,
  units: UnitSystem = 'SI',
): PhaseWords {
  const isUs = units === 'US';
  const difference = (kelvins: number) =>
    isUs ? `${grouped((1.8 * kelvins).toFixed(1))} °F` : `${grouped(kelvins.toFixed(1))} K`;
  const temperature = (at: number) =>
    `${toTableUnit('T', at, units).toFixed(1)} ${tableUnits[units].T}`;
  const pressure = (at: number) => inTableUnit('p', at, units);
  const mass = (fraction: number) =>
    isUs ? `${fraction.toFixed(3)} lb` : `${(1000 * fraction).toFixed(0)} g`;
  const boiling = saturationTemperature(p);
  const boils =
    boiling === undefined ? '' : `At ${pressure(p)} water boils at ${temperature(boiling)}.`;
  switch (phase) {
    case 'wet':
      return {
        title: `Wet: ${percent(x)} vapor`,
        why: `${boils} Yours is saturated: of each ${isUs ? 'pound' : 'kilogram'}, ${mass(x)} are vapor and ${mass(1 - x)} are liquid.`,
      };
    case 'saturated liquid':
      return {
        title: 'Saturated liquid',
        why: `${boils} Yours is right there and still all liquid: any heat makes vapor.`,
      };
    case 'saturated vapor':
      return {
        title: 'Saturated vapor',
        why: `${boils} Yours is right there and all vapor: any cooling makes liquid.`,
      };
    case 'supercritical':
      return {
        title: 'Supercritical',
        why: `Above ${temperature(criticalTemperature)} and ${pressure(criticalPressure)} there’s no boiling, and liquid and vapor are one.`,
      };
    case 'liquid':
      return boiling === undefined
        ? {
            title: 'Compressed liquid',
            why: `Above ${pressure(criticalPressure)} it never boils, but it’s colder than ${temperature(criticalTemperature)}, so it’s still a liquid.`,
          }
        : {
            title: `Compressed liquid, subcooled by ${difference(boiling - T)}`,
            why: `${boils} Yours is colder, so all of it is liquid.`,
          };
    default:
      return boiling === undefined
        ? {
            title: 'Superheated vapor',
            why: `At ${pressure(p)} there’s no liquid water above ${isUs ? '32 °F' : '0 °C'}, so all of it is vapor.`,
          }
        : {
            title: `Superheated by ${difference(T - boiling)}`,
            why: `${boils} Yours is hotter, so all of it is vapor.`,
          };
  }
}

/** A quality in percent. Never rounds to 0 or 100, because both phases are present. */
function percent(x: number): string {
  const share = 100 * x;
  const isNearAnEnd = share < 1 || share > 99;
  return `${isNearAnEnd ? String(Number(share.toPrecision(share > 99 ? 6 : 2))) : share.toFixed(0)}%`;
}
