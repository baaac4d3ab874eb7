/** The flow diagram without its words, in a field of 650 × 404 units that begins at y = 16. */
export function ProcessEquipment() {
  return (
    <>
      <path className="stream" pathLength={1} d="M56 144H84V168" />
      <path className="stream" pathLength={1} d="M96 268V312H146" />
      <path className="stream" pathLength={1} d="M182 306V220H212" />
      <path className="stream" pathLength={1} d="M260 220H326" />
      <path className="stream" pathLength={1} d="M368 58V34H474V56" />
      <path className="stream" pathLength={1} d="M474 104V136" />
      <path className="stream" pathLength={1} d="M514 158H648" />
      <path className="arrow" d="M336 220l-14-8v16zM596 158l-14-8v16z" />

      <path className="thin" d="M434 158H418V112H406" />
      <path className="arrow-thin" d="M400 112l9-5v10z" />
      <path className="thin" d="M368 384V404H438V374M438 326V300H406M438 404H606" />
      <path className="arrow-thin" d="M400 300l9-5v10zM616 404l-10-5.5v11z" />
      <path
        className="utility"
        d="M236 150v45M236 245v45M440 80h10M498 80h10M394 350h20M462 350h24"
      />

      <path className="vessel" d="M62 178a34 12 0 0 1 68 0v78a34 12 0 0 1-68 0z" />
      <path className="thin" d="M62 178a34 12 0 0 0 68 0" />
      <path className="level" d="M64 212q8-5 16 0t16 0 16 0 16 0" />

      <path className="thin" d="M151 326l-9 14h46l-9-14" />
      <circle className="vessel" cx="165" cy="312" r="19" />
      <path className="thin" d="M146 312h19M165 293h19v10" />

      <circle className="vessel" cx="236" cy="220" r="25" />
      <path className="stream" d="M211 220h12l7-13 12 26 7-13h12" />

      <rect className="vessel" x="336" y="58" width="64" height="326" rx="32" />
      <path
        className="thin"
        d="M337 96h46v10M399 122h-46v10M337 148h46v10M399 174h-46v10M337 200h46v10M399 244h-46v10M337 270h46v10M399 318h-46v10M337 344h46v10"
      />

      <circle className="vessel" cx="474" cy="80" r="24" />
      <path className="utility" d="M450 80h12l6-11 12 22 6-11h12" />
      <rect className="vessel" x="434" y="136" width="80" height="44" rx="22" />
      <path className="thin" d="M444 160q6-4 12 0t12 0 12 0 12 0 12 0" />
      <circle className="vessel" cx="438" cy="350" r="24" />
      <path className="utility" d="M414 350h12l6-11 12 22 6-11h12" />
    </>
  );
}
