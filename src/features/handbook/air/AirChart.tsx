import { useMemo } from 'react';
import { airTexts } from '../../../domain/handbook/air/air-print.ts';
import type { AirResult } from '../../../domain/handbook/air/air-question.ts';
import { psychrometricChart } from '../../../domain/handbook/air/psychrometric-chart.ts';
import { Plot } from '../../documents/Plot.tsx';
import { placeLineWords } from '../../documents/line-words.ts';

const atmosphere = 101_325;

/** The psychrometric chart with the air and its path. */
export function AirChart({ result }: { result: AirResult }) {
  const { air, path, second } = result;
  const p = air?.p ?? atmosphere;
  const plot = useMemo(
    () =>
      psychrometricChart(
        p,
        air && {
          air,
          label: `${airTexts.temperature(air.dryBulb)}, ${airTexts.humidity(air.relativeHumidity)}`,
          path,
          second,
        },
      ),
    [p, air, path, second],
  );
  const words = useMemo(() => placeLineWords(plot), [plot]);
  const place = air
    ? ` Your air is at ${airTexts.temperature(air.dryBulb)} and ${airTexts.ratio(air.humidityRatio)}${path ? `, the path ends at ${airTexts.temperature(path.end.dryBulb)} and ${airTexts.ratio(path.end.humidityRatio)}` : ''}.`
    : '';
  return (
    <figure className="air-chart document wide lg:sticky lg:top-22 lg:col-start-2 lg:row-[1/3] lg:self-start">
      <Plot
        name="air-chart"
        plot={plot}
        words={words}
        alt={`Psychrometric chart at ${airTexts.pressure(p)}, water against dry bulb.${place}`}
      />
      <figcaption className="mt-2 text-note text-soft">
        At {airTexts.pressure(p)}. Thin lines: 20 to 80% relative humidity.
      </figcaption>
    </figure>
  );
}
