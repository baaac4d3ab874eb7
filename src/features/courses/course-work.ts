/** Formats the time and size of a problem: "25 min", "Warm-up, 10 min". */
export const takes = (minutes: number, size?: string): string =>
  `${size === undefined ? '' : `${size.charAt(0).toUpperCase()}${size.slice(1)}, `}${String(minutes)} min`;

/** Formats a total time: "45 min", "5 h", "5 h 25 min". */
export function takesTogether(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${String(hours)} h`, (rest > 0 || hours === 0) && `${String(rest)} min`]
    .filter((part) => part !== false)
    .join(' ');
}
