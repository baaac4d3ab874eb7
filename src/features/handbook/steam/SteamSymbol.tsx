import type { SteamColumn } from '../../../domain/handbook/steam/steam-print.ts';

export function SteamSymbol({ column }: { column: SteamColumn | 'x' }) {
  const [letter, phase] = [column.charAt(0), column.slice(1)];
  return (
    <>
      <i>{letter}</i>
      {phase !== '' && <sub>{phase}</sub>}
    </>
  );
}
