import type { Diagram } from '../../content/home/schema.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { ProcessEquipment } from '../../ui/drawings/ProcessEquipment.tsx';

/**
 * The flow diagram for wide screens. The distillate leaves at the right edge and feeds the vertical
 * pipe.
 */
export function ProcessFlow({ feed, distillate, bottoms }: Omit<Diagram, 'description'>) {
  return (
    <Drawing field={[0, 16, 650, 404]} className="draw h-auto w-full max-md:hidden">
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

/** The flow diagram for phones, large enough to read. */
export function ProcessFlowTall({ feed, distillate, bottoms }: Omit<Diagram, 'description'>) {
  return (
    <Drawing field={[0, 14, 330, 396]} className="draw h-auto w-full md:hidden">
      <path className="stream" pathLength={1} d="M40 34H58V58" />
      <path className="stream" pathLength={1} d="M40 146V214H50" />
      <path className="stream" pathLength={1} d="M84 203H103" />
      <path className="stream" pathLength={1} d="M145 203H156" />
      <path className="stream" pathLength={1} d="M189 96V34H264V52" />
      <path className="stream" pathLength={1} d="M264 96V116" />
      <path className="stream" pathLength={1} d="M298 136H328" />
      <path className="arrow" d="M166 203l-13-7.5v15zM328 262l-5-9h10z" />

      <path className="thin" d="M230 136H220M189 362V382H264V334M264 290V274H220M189 382H118" />
      <path className="arrow-thin" d="M212 136l9-5v10zM212 274l9-5v10zM108 382l10-5.5v11z" />
      <path
        className="utility"
        d="M124 152v30M124 224v30M232 74h10M286 74h12M232 312h10M286 312h12"
      />

      <path className="vessel" d="M18 66a26 10 0 0 1 52 0v70a26 10 0 0 1-52 0z" />
      <path className="thin" d="M18 66a26 10 0 0 0 52 0" />
      <path className="level" d="M19 92q6-4 12.5 0t12.5 0 12.5 0 12.5 0" />

      <path className="thin" d="M54 227l-8 13h42l-8-13" />
      <circle className="vessel" cx="67" cy="214" r="17" />
      <path className="thin" d="M50 214h17M67 197h17v11" />

      <circle className="vessel" cx="124" cy="203" r="21" />
      <path className="stream" d="M103 203h9l6-11 12 22 6-11h9" />

      <rect className="vessel" x="166" y="96" width="46" height="266" rx="23" />
      <path
        className="thin"
        d="M211 152h-33v10M167 168h33v10M211 184h-33v10M167 222h33v10M211 238h-33v10M167 254h33v10"
      />

      <circle className="vessel" cx="264" cy="74" r="22" />
      <path className="utility" d="M242 74h10l6-10 12 20 6-10h10" />
      <rect className="vessel" x="230" y="116" width="68" height="40" rx="20" />
      <path className="thin" d="M235 130q6-4 12 0t12 0 12 0 12 0 10 0" />
      <circle className="vessel" cx="264" cy="312" r="22" />
      <path className="utility" d="M242 312h10l6-10 12 20 6-10h10" />

      <text x="34" y="40" textAnchor="end">
        {feed}
      </text>
      <text x="317" y="198" textAnchor="end">
        {distillate}
      </text>
      <text className="quiet" x="102" y="388" textAnchor="end">
        {bottoms}
      </text>
      <text className="tag" x="44" y="128" textAnchor="middle">
        V-101
      </text>
      <text className="tag" x="67" y="258" textAnchor="middle">
        P-101
      </text>
      <text className="tag" x="124" y="274" textAnchor="middle">
        E-101
      </text>
      <text className="tag" x="160" y="352" textAnchor="end">
        T-101
      </text>
      <text className="tag" x="282" y="54">
        E-102
      </text>
      <text className="tag" x="264" y="174" textAnchor="middle">
        V-102
      </text>
      <text className="tag" x="274" y="360">
        E-103
      </text>
    </Drawing>
  );
}
