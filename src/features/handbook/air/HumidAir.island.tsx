import { useMemo } from 'react';
import { airTexts } from '../../../domain/handbook/air/air-print.ts';
import { island } from '../../../ui/Island.tsx';
import type { UnitSystem } from '../../../domain/quantities/unit-system.ts';
import { AirChart } from './AirChart.tsx';
import { AirFields } from './AirFields.tsx';
import { AirPathDesk } from './AirPathDesk.tsx';
import { AirState } from './AirState.tsx';
import { useHumidAir } from './use-humid-air.ts';

interface HumidAirDeskProps {
  units: UnitSystem;
}

/**
 * The calculator for humid air. Visitors enter any two properties. The page also has a chart and
 * process steps.
 */
export const HumidAirDesk = island(function HumidAirDesk({ units }: HumidAirDeskProps) {
  const { question, result, onChange } = useHumidAir(units);
  const texts = useMemo(() => airTexts(units), [units]);
  return (
    <div className="air-desk search-result grid grid-cols-1 gap-x-[clamp(2rem,5vw,4rem)] gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <AirFields {...{ question, result, texts, onChange }} />
        <AirState air={result.air} texts={texts} />
      </div>
      <AirChart result={result} texts={texts} />
      <AirPathDesk {...{ question, result, texts, onChange }} />
    </div>
  );
});
