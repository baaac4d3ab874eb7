/** Names the years a term of office spans: 2025-08-25 to 2026-05-15 is “2025–26”. */
export function academicYear(from: string, to: string): string {
  const [start, end] = [from.slice(0, 4), to.slice(0, 4)];
  return start === end ? start : `${start}–${end.slice(2)}`;
}
