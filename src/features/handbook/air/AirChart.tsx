import { useMemo } from 'react';
import type { AirTexts } from '../../../domain/handbook/air/air-print.ts';
import type { AirResult } from '../../../domain/handbook/air/air-question.ts';
import { psychrometricChart } from '../../../domain/handbook/air/psychrometric-chart.ts';
import { Plot } from '../../documents/Plot.tsx';
import { placeLineWords } from '../../documents/line-words.ts';

const atmosphere = 101_325;

export function AirChart({ result, texts }: { result: AirResult; texts: AirTexts }) {
  const { air, path, second } = result;
  const p = air?.p ?? atmosphere;
  const plot = useMemo(
    () =>
      psychrometricChart(
        p,
        air && {
          air,
          label: `${texts.temperature(air.dryBulb)}, ${texts.humidity(air.relativeHumidity)}`,
          path,
          second,
        },
        texts.units,
      ),
    [p, air, path, second, texts],
  );
  const words = useMemo(() => placeLineWords(plot), [plot]);
  const place = air
    ? ` Your air is at ${texts.temperature(air.dryBulb)} and ${texts.ratio(air.humidityRatio)}${path ? `, the path ends at ${texts.temperature(path.end.dryBulb)} and ${texts.ratio(path.end.humidityRatio)}` : ''}.`
    : '';
  return (
    <figure className="air-chart document wide lg:sticky lg:top-22 lg:col-start-2 lg:row-[1/3] lg:self-start">
      <Plot
        name="air-chart"
        plot={plot}
        words={words}
        alt={`Psychrometric chart at ${texts.pressure(p)}, water against dry bulb.${place}`}
      />
      <figcaption className="mt-2 text-note text-soft">
        At {texts.pressure(p)}. Thin lines: 20 to 80% relative humidity.
      </figcaption>
    </figure>
  );
}
