import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { fillFacts, type Facts } from '../../src/domain/words/facts.ts';
import type { IsoDay } from '../../src/domain/dates/days.ts';
import { roomOf } from '../../src/domain/words/room-names.ts';

interface UnexplainedRoom {
  line: number;
  location: string;
}

/** Lists each location in content/events.yaml that has no room record. Skips past events. */
export function unexplainedRooms(
  events: string,
  rooms: readonly { name: string }[],
  { today, facts = new Map() }: { today: IsoDay; facts?: Facts },
): UnexplainedRoom[] {
  const lines = new LineCounter();
  const found: UnexplainedRoom[] = [];
  visit(parseDocument(events, { lineCounter: lines }), {
    Pair(_, { key, value }, path) {
      if (!isScalar(key) || key.value !== 'location' || !isScalar(value)) return;
      const filled = (text: unknown) => fillFacts(String(text), facts).text;
      const record = path.at(-1);
      const last = isMap(record)
        ? (record.getIn(['weekly', 'until']) ?? record.get('date') ?? record.get('week'))
        : undefined;
      if (last !== undefined && filled(last) < today) return;
      const location = filled(value.value);
      if (roomOf(location, rooms) ?? found.find((other) => other.location === location)) return;
      found.push({ line: lines.linePos(value.range?.[0] ?? 0).line, location });
    },
  });
  return found;
}
