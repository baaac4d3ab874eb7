import { EquipmentTag } from './EquipmentTag.tsx';

/** Drawn on the page Getting around. */
export const PipeRack = () => (
  <>
    <path className="utility" d="M0 44h120M0 52h120" />
    <path className="thin" d="M18 98V36M102 98V36M60 98V36M8 66h104M8 36h104M8 98h104" />
    <path className="arrow" d="M66 60l-13-7.5v15z" />
    <EquipmentTag>PR-601</EquipmentTag>
  </>
);

/** Drawn on the Contact page. */
export const Valve = () => (
  <>
    <path className="thin" d="M60 60V28M44 28h32" />
    <path className="vessel" d="M34 40v40l52-40v40z" />
    <path className="arrow" d="M34 60l-13-7.5v15z" />
    <path className="arrow" d="M112 60l-13-7.5v15z" />
    <EquipmentTag y={104}>HV-1001</EquipmentTag>
  </>
);

/** Drawn on the page of the course map. */
export const ThreeWayValve = () => (
  <>
    <path className="utility" d="M60 88v18" />
    <path className="thin" d="M60 60V30M44 30q16-18 32 0z" />
    <path className="vessel" d="M32 40v40l56-40v40zM44 88h32l-16-28z" />
    <path className="arrow" d="M32 60l-13-7.5v15z" />
    <path className="arrow" d="M114 60l-13-7.5v15z" />
    <text className="tag" x="46" y="106" textAnchor="end">
      XV-550
    </text>
  </>
);

/** A second stream joins the line. Drawn on the Join page. */
export const TieIn = () => (
  <>
    <path className="utility" d="M60 116V74" />
    <path className="vessel" d="M50 86h20L50 106h20z" />
    <circle className="vessel" cx="60" cy="60" r="13" />
    <path className="stream" d="M47 60h26" />
    <path className="arrow" d="M96 60l-13-7.5v15z" />
    <EquipmentTag y={38}>TP-801</EquipmentTag>
  </>
);

/** The disk has burst. Drawn on the not-found page. */
export const RuptureDisk = () => (
  <>
    <path className="vessel" d="M40 26h10v68H40zM56 26h10v68H56z" />
    <path className="vessel" d="M50 38h6v44h-6z" />
    <path className="thin" d="M34 34h6M34 86h6M66 34h6M66 86h6M50 34h6M50 86h6" />
    <path
      className="vessel"
      d="M66 42q18-2 28-16-6 20-12 26-8 4-16 2zM66 78q18 2 28 16-6-20-12-26-8-4-16-2z"
    />
    <path
      className="stream"
      d="M82 60h4M94 60h3M92 50l4-3M92 70l4 3M104 60h1M104 42l2-2M104 78l2 2M110 50l1-1M110 70l1 1"
    />
    <path className="arrow" d="M40 60l-13-7.5v15z" />
    <text className="tag" x="53" y="116" textAnchor="middle">
      PSE-404
    </text>
  </>
);

/** Drawn on the steam page. */
export const Turbine = () => (
  <>
    <path className="vessel" d="M30 44L90 22V98L30 76z" />
    <path className="thin" d="M45 38.5v43M60 33v54M75 27.5v65M90 60h22M106 52v16" />
    <path className="utility" d="M38 41V18M33 24l5 8 5-8" />
    <path className="arrow" d="M28 60l-13-7.5v15z" />
    <EquipmentTag>KT-1502</EquipmentTag>
  </>
);
