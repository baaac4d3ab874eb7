import { island } from '../../../ui/Island.tsx';
import { AirChart } from './AirChart.tsx';
import { AirFields } from './AirFields.tsx';
import { AirPathDesk } from './AirPathDesk.tsx';
import { AirState } from './AirState.tsx';
import { useHumidAir } from './use-humid-air.ts';

/** Humid air from any two properties, with its chart and its path. */
export const HumidAirDesk = island(function HumidAirDesk() {
  const { question, result, onChange } = useHumidAir();
  return (
    <div className="air-desk search-result grid grid-cols-1 gap-x-[clamp(2rem,5vw,4rem)] gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <AirFields {...{ question, result, onChange }} />
        <AirState air={result.air} />
      </div>
      <AirChart result={result} />
      <AirPathDesk {...{ question, result, onChange }} />
    </div>
  );
});
