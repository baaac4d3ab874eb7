import { EquipmentTag } from './EquipmentTag.tsx';

/** A column with trays and downcomers, drawn on the Officers page. */
export const TrayColumn = () => (
  <>
    <path className="vessel" d="M36 20a24 12 0 0 1 48 0V92a24 12 0 0 1-48 0z" />
    <path className="thin" d="M37 26h36v10M83 42h-36v10M37 66h36v10M83 82h-36v10" />
    <path className="arrow" d="M36 60l-13-7.5v15z" />
    <path className="arrow" d="M114 60l-13-7.5v15z" />
    <EquipmentTag y={120}>T-301</EquipmentTag>
  </>
);

/** Drawn on the page with all lessons. */
export const PackedBed = () => (
  <>
    <path className="vessel" d="M32 30a28 12 0 0 1 56 0V88a28 12 0 0 1-56 0z" />
    <path className="thin" d="M32 38h56M32 82h56M32 38l56 44M88 38L32 82" />
    <path className="arrow" d="M32 60l-13-7.5v15z" />
    <path className="arrow" d="M112 60l-13-7.5v15z" />
    <EquipmentTag>C-1201</EquipmentTag>
  </>
);

/** Drawn on the page of formula sheets. */
export const Evaporator = () => (
  <>
    <path className="utility" d="M60 20V4M55 10l5-7 5 7" />
    <path className="vessel" d="M34 34a26 14 0 0 1 52 0v46l-18 16H52L34 80z" />
    <path className="thin" d="M34 52h52M34 76h52M44 52v24M52 52v24M68 52v24M76 52v24M52 100h16" />
    <path className="level" d="M38 43q5.5-4 11 0t11 0 11 0 11 0" />
    <path className="arrow" d="M34 60l-13-7.5v15zM112 60l-13-7.5v15z" />
    <EquipmentTag>EV-1501</EquipmentTag>
  </>
);

/** A decanter with a weir, drawn on the registration page. */
export const Decanter = () => (
  <>
    <rect className="vessel" x="10" y="38" width="100" height="44" rx="22" />
    <path className="thin" d="M76 82V52" />
    <path className="level" d="M14 54q5-4 10 0t10 0 10 0 10 0 10 0 10 0" />
    <path className="utility" d="M11 66q5-4 10 0t10 0 10 0 10 0 10 0 14 0M44 82v16" />
    <path className="arrow" d="M10 60l-13-7.5v15z" />
    <path className="arrow" d="M124 60l-13-7.5v15z" />
    <text className="tag" x="84" y="106" textAnchor="middle">
      D-501
    </text>
  </>
);

/** A filter press, whose plates look like books on a shelf. Drawn on the textbooks page. */
export const FilterPress = () => (
  <>
    <path className="thin" d="M8 92h104M16 92v8M104 92v8" />
    <rect className="vessel" x="12" y="26" width="10" height="66" />
    <path
      className="vessel"
      d="M26 36h8v56h-8zM38 36h8v56h-8zM50 36h8v56h-8zM62 36h8v56h-8zM74 36h8v56h-8z"
    />
    <rect className="vessel" x="86" y="26" width="10" height="66" />
    <path className="thin" d="M96 38h12M108 30v16" />
    <path className="arrow" d="M12 60l-13-7.5v15z" />
    <path className="arrow" d="M110 60l-13-7.5v15z" />
    <EquipmentTag>F-701</EquipmentTag>
  </>
);

/** Drawn on the humid air page. */
export const CoolingTower = () => (
  <>
    <path className="utility" d="M52 20V4M47 10l5-7 5 7M68 20V4M63 10l5-7 5 7" />
    <path className="vessel" d="M38 22h44q-8 38 10 74H28q18-36 10-74z" />
    <path className="thin" d="M40 46h40M44 46l-4 8M53 46l-4 8M62 46l-4 8M71 46l-4 8M80 46l-4 8" />
    <path className="level" d="M31 88q5-4 10 0t10 0 10 0 10 0 10 0" />
    <path className="arrow" d="M38 60l-13-7.5v15zM112 60l-13-7.5v15z" />
    <EquipmentTag y={116}>CT-1504</EquipmentTag>
  </>
);
