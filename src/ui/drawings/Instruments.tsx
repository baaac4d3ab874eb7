import { EquipmentTag } from './EquipmentTag.tsx';

/** Drawn on the questions page. */
export const FeedbackLoop = () => (
  <>
    <path className="thin" d="M38 60V38" />
    <path className="vessel" d="M26 38a12 12 0 0 1 24 0zM20 46v28l36-28v28z" />
    <path className="utility" strokeDasharray="5 4" d="M66 26H51M88 42v18" />
    <circle className="vessel" cx="88" cy="26" r="19" />
    <path className="thin" d="M69 26h38" />
    <path className="arrow" d="M20 60 7 52.5v15zM122 60l-13-7.5v15z" />
    <EquipmentTag y={104}>AC-1101</EquipmentTag>
  </>
);

/** A strip-chart recorder, drawn on the News page. */
export const Recorder = () => (
  <>
    <rect className="vessel" x="14" y="24" width="92" height="72" rx="4" />
    <path
      className="thin"
      d="M26 36v48M40 36v48M54 36v48M68 36v48M82 36v48M96 36v48M26 36h70M26 84h70"
    />
    <path
      className="stream"
      d="M14 60h8c5 0 5-12 10-12s5 20 10 20 5-28 10-28 5 34 10 34 5-22 10-22 5 12 10 12 5-4 10-4h14"
    />
    <path className="arrow" d="M12 60l-13-7.5v15z" />
    <path className="arrow" d="M122 60l-13-7.5v15z" />
    <EquipmentTag>FR-901</EquipmentTag>
  </>
);

/** The schedule of a batch plant, drawn on the Events page. */
export const BatchTimeline = () => (
  <>
    <rect className="vessel" x="12" y="22" width="96" height="76" rx="3" />
    <path className="thin" d="M36 22v76M60 22v76M84 22v76" />
    <path className="stream" d="M12 60h96" />
    <path className="utility" d="M18 36h24M42 48h30M66 74h18M80 86h22" />
    <path className="arrow" d="M12 60l-13-7.5v15z" />
    <path className="arrow" d="M122 60l-13-7.5v15z" />
    <EquipmentTag y={116}>KS-1101</EquipmentTag>
  </>
);
