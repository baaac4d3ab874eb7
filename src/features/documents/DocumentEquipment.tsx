import type { ReactNode } from 'react';
import type { Equipment } from '../../content/documents/lesson-schema.ts';
import { EquipmentTag } from '../../ui/drawings/EquipmentTag.tsx';
import { Drum } from '../../ui/drawings/Vessels.tsx';

/** Hides the page's own line where the drawing replaces it. */
function Gap({ from, to }: { from: string; to: string }) {
  return <path className="fill-paper" d={`M${from} 56H${to}V64H${from}z`} />;
}

const drawings: Record<Equipment, ReactNode> = {
  gauge: (
    <>
      <path className="vessel" d="M54 40h12v12h-12zM44 52h32v16h-32z" />
      <path className="vessel" d="M38 46h7v28h-7zM75 46h7v28h-7z" />
      <circle className="vessel" cx="60" cy="23" r="22" />
      <path
        className="thin"
        d="M48 35l-3 3M43 23h-4M48 11l-3-3M60 6V2M72 11l3-3M77 23h4M72 35l3 3"
      />
      <path className="stream" d="M60 23l8-9" />
      <path className="arrow" d="M38 60l-13-7.5v15zM108 60l-13-7.5v15z" />
      <EquipmentTag y={98}>PI-1401</EquipmentTag>
    </>
  ),
  turbine: (
    <>
      <path className="utility" d="M60 33V5M55 11l5-7 5 7" />
      <path className="vessel" d="M38 44v32l44 22V22z" />
      <path className="arrow" d="M38 60l-13-7.5v15zM112 60l-13-7.5v15z" />
      <text className="tag" x="70" y="15">
        W
      </text>
      <EquipmentTag>KT-1402</EquipmentTag>
    </>
  ),
  reactor: (
    <>
      <path className="vessel" d="M24 36H96a14 24 0 0 1 0 48H24a14 24 0 0 1 0-48z" />
      <path
        className="thin"
        d="M28 36v48M28 36l48 48M44 36l48 48M60 36l32 32M76 36l16 16M28 52l32 32M28 68l16 16"
      />
      <path
        className="thin"
        d="M92 36v48M92 36L44 84M76 36L28 84M60 36L28 68M44 36L28 52M92 52L60 84M92 68L76 84"
      />
      <path className="thin" d="M36 84v10M84 84v10M29 94h14M77 94h14" />
      <path className="arrow" d="M10 60l-13-7.5v15zM124 60l-13-7.5v15z" />
      <EquipmentTag>R-1403</EquipmentTag>
    </>
  ),
  /* A static mixer: two feeds wind around each other and leave as one. */
  mixer: (
    <>
      <path className="vessel" d="M18 40h84v40H18z" />
      <path className="vessel" d="M14 34h6v52h-6zM100 34h6v52h-6z" />
      <path
        className="utility"
        d="M34 8V40C34 56 46 72 55 72S69 48 76 48S90 60 100 60M29 27l5 7 5-7"
      />
      <path className="stream" d="M20 60C27 60 27 72 34 72S48 48 55 48S69 72 76 72S90 60 100 60" />
      <path className="arrow" d="M14 60l-13-7.5v15zM122 60l-13-7.5v15z" />
      <EquipmentTag>M-1404</EquipmentTag>
    </>
  ),
  /* The separator returns part of the stream to the mixing point, minus a purge. */
  loop: (
    <>
      <path className="utility" d="M89 30V12H4V52M-1 45l5 7 5-7M89 12h26M108 7l7 5-7 5" />
      <circle className="vessel" cx="4" cy="60" r="6" />
      <rect className="vessel" x="30" y="40" width="32" height="40" rx="4" />
      <path className="thin" d="M30 46l32 28M62 46L30 74" />
      <rect className="vessel" x="77" y="28" width="24" height="62" rx="12" />
      <path className="level" d="M78 50q2.75-3 5.5 0t5.5 0 5.5 0 5.5 0" />
      <path className="arrow" d="M30 60l-13-7.5v15zM124 60l-13-7.5v15z" />
      <EquipmentTag>U-1405</EquipmentTag>
    </>
  ),
  cylinder: (
    <>
      <path className="thin" d="M14.5 60V46M8.5 46h12M105.5 60V46M99.5 46h12" />
      <path className="vessel" d="M7 53v14l15-14v14zM98 53v14l15-14v14z" />
      <path
        className="vessel"
        d="M22 55h4c4 0 2-18 14-18h40c12 0 10 18 14 18h4v10h-4c-4 0-2 18-14 18H40c-12 0-10-18-14-18h-4z"
      />
      <path
        className="stream"
        d="M37 52h0M39 69h0M49 60h0M54 46h0M60 73h0M66 56h0M74 69h0M79 49h0M85 62h0"
      />
      <path className="arrow" d="M7 60l-13-7.5v15zM130 60l-13-7.5v15z" />
      <EquipmentTag>V-1406</EquipmentTag>
    </>
  ),
  /* A centrifugal pump: suction at the eye, discharge at the rim. */
  pump: (
    <>
      <Gap from="12" to="40" />
      <path className="stream" d="M0 60H12V73H32" />
      <path className="thin" d="M43 89l-8 12h42l-8-12" />
      <path className="vessel" d="M56 50H92V70H56z" />
      <path className="vessel" d="M92 45h6v30h-6z" />
      <circle className="vessel" cx="56" cy="73" r="23" />
      <circle className="thin" cx="56" cy="73" r="7" />
      <path className="arrow" d="M33 73l-13-7.5v15zM120 60l-13-7.5v15z" />
      <EquipmentTag>P-1407</EquipmentTag>
    </>
  ),
  exchanger: (
    <>
      <path className="utility" d="M86 10v28M81 30l5 7 5-7M34 82v19M29 95l5 7 5-7" />
      <path className="vessel" d="M22 38H98a12 22 0 0 1 0 44H22a12 22 0 0 1 0-44z" />
      <path className="thin" d="M24 38v44M96 38v44" />
      <path className="stream" d="M10 60H30l6-13 12 26 12-26 12 26 12-26 6 13h20" />
      <path className="arrow" d="M10 60l-13-7.5v15zM124 60l-13-7.5v15z" />
      <EquipmentTag>E-1408</EquipmentTag>
    </>
  ),
  flash: (
    <>
      <Gap from="60" to="102" />
      <path className="stream" d="M58 26V8H102V60H120" />
      <path className="utility" d="M58 88V99H94M88 94l7 5-7 5" />
      <rect className="vessel" x="38" y="20" width="40" height="70" rx="18" />
      <path className="level" d="M39 70q4-3.5 9.5 0t9.5 0 9.5 0 9.5 0" />
      <path className="arrow" d="M38 60l-13-7.5v15zM122 60l-13-7.5v15z" />
      <EquipmentTag>V-1409</EquipmentTag>
    </>
  ),
  /* A distillation column: the vapor condenses, part of it returns as reflux, and the rest is
     the distillate. */
  column: (
    <>
      <Gap from="44" to="94" />
      <path className="stream" d="M44 20V3H94V60H120" />
      <path className="thin" d="M94 37H68M44 92V99H92" />
      <path className="arrow-thin" d="M62 37l9-5v10zM101 99l-9-5v10z" />
      <path className="vessel" d="M26 25a18 12 0 0 1 36 0V81a18 12 0 0 1-36 0z" />
      <path className="thin" d="M61 43H37v6M27 51h24v6M61 67H37v6M27 75h24v6M61 83H37" />
      <circle className="vessel" cx="94" cy="18" r="12" />
      <path className="utility" d="M76 18h9l4.5-8 9 16 4.5-8h9" />
      <path className="arrow" d="M26 60l-13-7.5v15zM122 60l-13-7.5v15z" />
      <EquipmentTag>T-1410</EquipmentTag>
    </>
  ),
  'stirred-tank': (
    <>
      <path className="utility" d="M26 72v10a34 16 0 0 0 68 0V72z" />
      <path className="vessel" d="M32 28H88V80a28 12 0 0 1-56 0z" />
      <path className="level" d="M33 46q7-4 13.5 0t13.5 0 13.5 0 13.5 0" />
      <rect className="vessel" x="52" y="2" width="16" height="18" rx="3" />
      <path className="thin" d="M60 20V74M46 74h28M46 68v12M74 68v12" />
      <path className="arrow" d="M32 60l-13-7.5v15zM114 60l-13-7.5v15z" />
      <EquipmentTag>R-1411</EquipmentTag>
    </>
  ),
};

/** Draws the equipment next to a document's title; the default is a drum. */
export function DocumentEquipment({ name }: { name?: Equipment | undefined }) {
  return name === undefined ? <Drum /> : drawings[name];
}
