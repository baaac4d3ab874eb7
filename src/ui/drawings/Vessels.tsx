import { EquipmentTag } from './EquipmentTag.tsx';

/** The default drawing for courses, lessons and problems. */
export const Drum = () => (
  <>
    <path className="vessel" d="M24 38H96a12 22 0 0 1 0 44H24a12 22 0 0 1 0-44z" />
    <path className="thin" d="M26 38v44M94 38v44M38 82v12M82 82v12M31 94h14M75 94h14" />
    <path className="level" d="M27 56q5.5-4 11 0t11 0 11 0 11 0 11 0 11 0" />
    <path className="arrow" d="M12 60l-13-7.5v15zM122 60l-13-7.5v15z" />
    <EquipmentTag>V-1412</EquipmentTag>
  </>
);

/** A feed that is split over two drums, drawn on the tutors' page. */
export const TwinDrums = () => (
  <>
    <path className="fill-paper" d="M26 50h70v20H26z" />
    <path className="stream" d="M20 60h6V32h12M26 60v28h12M82 32h14v28h6M82 88h14V60" />
    <path
      className="vessel"
      d="M48 32a10 10 0 0 1 10-10h16a10 10 0 0 1 0 20H58a10 10 0 0 1-10-10z"
    />
    <path
      className="vessel"
      d="M48 88a10 10 0 0 1 10-10h16a10 10 0 0 1 0 20H58a10 10 0 0 1-10-10z"
    />
    <path className="arrow" d="M48 32l-12-7v14zM48 88l-12-7v14z" />
    <text className="tag" x="64" y="118" textAnchor="middle">
      V-1501
    </text>
  </>
);

/** Three storage tanks on one header, drawn on the Resources page. */
export const TankFarm = () => (
  <>
    <path className="vessel" d="M6 32a16 5 0 0 1 32 0V54H6z" />
    <path className="vessel" d="M44 22a16 5 0 0 1 32 0V54H44z" />
    <path className="vessel" d="M82 38a16 5 0 0 1 32 0V54H82z" />
    <path className="thin" d="M6 32a16 5 0 0 0 32 0M44 22a16 5 0 0 0 32 0M82 38a16 5 0 0 0 32 0" />
    <path
      className="level"
      d="M7 44q4-3 7.5 0t7.5 0 7.5 0 7.5 0M45 36q4-3 7.5 0t7.5 0 7.5 0 7.5 0"
    />
    <path className="thin" d="M22 54v6M60 54v6M98 54v6" />
    <EquipmentTag y={88}>TK-401 A/B/C</EquipmentTag>
  </>
);

/** A hopper that empties, drawn on the exam page. */
export const Hopper = () => (
  <>
    <path className="vessel" d="M32 16h56v46L68 82v10H52V82L32 62z" />
    <path className="level" d="M36 44q6-4 12 0t12 0 12 0 12 0" />
    <path className="thin" d="M28 16h64M46 92h28" />
    <path className="arrow" d="M32 60l-13-7.5v15z" />
    <path className="arrow" d="M112 60l-13-7.5v15z" />
    <EquipmentTag>H-1401</EquipmentTag>
  </>
);

/** A stirred vessel with two feeds and a motor, drawn on the About page. */
export const Mixer = () => (
  <>
    <path className="vessel" d="M32 32H88V88a28 10 0 0 1-56 0z" />
    <path className="utility" d="M42 6v36" />
    <path className="level" d="M33 48q7-4 13.5 0t13.5 0 13.5 0 13.5 0" />
    <rect className="vessel" x="52" y="4" width="16" height="18" rx="3" />
    <path className="thin" d="M60 22V78M44 78H76M44 72v12M76 72v12" />
    <path className="arrow" d="M32 60l-13-7.5v15z" />
    <path className="arrow" d="M112 60l-13-7.5v15z" />
    <EquipmentTag>M-201</EquipmentTag>
  </>
);

/** A stirred reactor, drawn on the practice page. */
export const Reactor = () => (
  <>
    <path className="vessel" d="M34 42a26 11 0 0 1 52 0V84a26 13 0 0 1-52 0z" />
    <path className="thin" d="M60 12V78" />
    <path className="vessel" d="M52 4h16v14H52z" />
    <path className="thin" d="M46 74l14 4 14-4M46 82l14-4 14 4" />
    <path className="level" d="M36 52q6-4 12 0t12 0 12 0 12 0" />
    <path className="arrow" d="M34 60l-13-7.5v15z" />
    <path className="arrow" d="M112 60l-13-7.5v15z" />
    <EquipmentTag>R-1301</EquipmentTag>
  </>
);
