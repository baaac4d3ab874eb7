import type { Diagram } from '../../content/home/schema.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { ProcessEquipment } from '../../ui/drawings/ProcessEquipment.tsx';

/** Flow diagram for wide screens; its distillate leaves at the right edge and feeds the rail. */
export function ProcessFlow({ feed, distillate, bottoms }: Omit<Diagram, 'description'>) {
  return (
    <Drawing field={[0, 16, 650, 404]} className="draw max-md:hidden">
      <ProcessEquipment />
      <text x="48" y="150" textAnchor="end">
        {feed}
      </text>
      <text x="526" y="144">
        {distillate}
      </text>
      <text className="quiet" x="608" y="392" textAnchor="end">
        {bottoms}
      </text>
      <text className="tag" x="82" y="300" textAnchor="end">
        V-101
      </text>
      <text className="tag" x="165" y="360" textAnchor="middle">
        P-101
      </text>
      <text className="tag" x="266" y="282">
        E-101
      </text>
      <text className="tag" x="326" y="376" textAnchor="end">
        T-101
      </text>
      <text className="tag" x="508" y="62">
        E-102
      </text>
      <text className="tag" x="474" y="200" textAnchor="middle">
        V-102
      </text>
      <text className="tag" x="516" y="355">
        E-103
      </text>
    </Drawing>
  );
}
