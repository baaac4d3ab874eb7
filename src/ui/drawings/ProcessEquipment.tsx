/** The flow diagram without labels. It takes up 650 × 404 units, starting at y = 16. */
export function ProcessEquipment() {
  return (
    <>
      <path className="stream" pathLength={1} d="M56 144H84V168" />
      <path className="stream" pathLength={1} d="M96 268V312H146" />
      <path className="stream" pathLength={1} d="M178 286V240H212" />
      <path className="stream" pathLength={1} d="M260 240H326" />
      <path className="stream" pathLength={1} d="M368 100V34H474V56" />
      <path className="stream" pathLength={1} d="M474 104V136" />
      <path className="stream" pathLength={1} d="M514 158H648" />
      <path className="arrow" d="M336 240l-14-8v16zM596 158l-14-8v16z" />

      {/* Reflux above the trays, boil-up below them, and bottoms from the sump. */}
      <path className="thin" d="M434 158H406M368 384V404H462V374M462 326V316H406M462 404H606" />
      <path className="arrow-thin" d="M400 158l9-5v10zM400 316l9-5v10zM616 404l-10-5.5v11z" />
      <path
        className="utility"
        d="M236 170v45M236 265v45M440 80h10M498 80h10M428 350h10M486 350h24"
      />

      <path className="vessel" d="M62 178a34 12 0 0 1 68 0v78a34 12 0 0 1-68 0z" />
      <path className="thin" d="M62 178a34 12 0 0 0 68 0" />
      <path className="level" d="M64 212q8-5 16 0t16 0 16 0 16 0" />

      {/* A centrifugal pump: suction at the eye, discharge at the rim. */}
      <path className="thin" d="M151 326l-9 14h46l-9-14" />
      <path className="vessel" d="M184 312V286H172V294" />
      <circle className="vessel" cx="165" cy="312" r="19" />
      <path className="thin" d="M146 312h19" />

      <circle className="vessel" cx="236" cy="240" r="25" />
      <path className="stream" d="M211 240h12l7-13 12 26 7-13h12" />

      <rect className="vessel" x="336" y="100" width="64" height="284" rx="32" />
      <path
        className="thin"
        d="M399 176h-46v12M337 194h46v12M399 212h-46v12M337 258h46v12M399 276h-46v12M337 294h46v12"
      />

      <circle className="vessel" cx="474" cy="80" r="24" />
      <path className="utility" d="M450 80h12l6-11 12 22 6-11h12" />
      <rect className="vessel" x="434" y="136" width="80" height="44" rx="22" />
      <path className="thin" d="M441 150q6-4 12 0t12 0 12 0 12 0 12 0 7 0" />
      <circle className="vessel" cx="462" cy="350" r="24" />
      <path className="utility" d="M438 350h12l6-11 12 22 6-11h12" />
    </>
  );
}
