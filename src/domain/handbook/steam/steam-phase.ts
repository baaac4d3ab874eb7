import {
  criticalPressure,
  criticalTemperature,
  saturationTemperature,
} from '../../properties/if97.ts';
import type { SteamState } from '../../properties/steam-state.ts';
import { grouped } from '../../quantities/print.ts';
import { toTableUnit, shortText } from './steam-print.ts';

/** A phase in a few words, and a sentence that explains it. */
interface PhaseWords {
  title: string;
  why: string;
}

const kelvins = (difference: number) => `${grouped(difference.toFixed(1))} K`;
const celsius = (T: number) => `${toTableUnit('T', T).toFixed(1)} °C`;
const kilopascals = (p: number) => `${shortText('p', toTableUnit('p', p))} kPa`;

/** Describes the phase of water and its distance from saturation. */
export function phaseWords({ phase, p, T, x = 0 }: SteamState): PhaseWords {
  const boiling = saturationTemperature(p);
  const boils =
    boiling === undefined ? '' : `At ${kilopascals(p)} water boils at ${celsius(boiling)}.`;
  switch (phase) {
    case 'wet':
      return {
        title: `Wet: ${percent(x)} vapor`,
        why: `${boils} Yours is saturated: of each kilogram, ${(1000 * x).toFixed(0)} g are vapor and ${(1000 * (1 - x)).toFixed(0)} g are liquid.`,
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
        why: `Above ${celsius(criticalTemperature)} and ${kilopascals(criticalPressure)} there’s no boiling, and liquid and vapor are one.`,
      };
    case 'liquid':
      return boiling === undefined
        ? {
            title: 'Compressed liquid',
            why: `Above ${kilopascals(criticalPressure)} it never boils, but it’s colder than ${celsius(criticalTemperature)}, so it’s still a liquid.`,
          }
        : {
            title: `Compressed liquid, subcooled by ${kelvins(boiling - T)}`,
            why: `${boils} Yours is colder, so all of it is liquid.`,
          };
    default:
      return boiling === undefined
        ? {
            title: 'Superheated vapor',
            why: `At ${kilopascals(p)} there’s no liquid water above 0 °C, so all of it is vapor.`,
          }
        : {
            title: `Superheated by ${kelvins(T - boiling)}`,
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
