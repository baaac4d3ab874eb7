import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { fillFacts, type Facts } from '../../src/domain/words/facts.ts';
import { roomOf } from '../../src/domain/words/room-names.ts';

/** A place of an event of which nothing says where it is and how to get in. */
interface UnexplainedRoom {
  line: number;
  location: string;
}

/** The locations in the text of content/events.yaml that name no room of these, each once. */
export function unexplainedRooms(
  events: string,
  rooms: readonly { name: string }[],
  facts: Facts = new Map(),
): UnexplainedRoom[] {
  const lines = new LineCounter();
  const found: UnexplainedRoom[] = [];
  visit(parseDocument(events, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'location' || !isScalar(value)) return;
      const location = fillFacts(String(value.value), facts).text;
      if (roomOf(location, rooms) ?? found.find((other) => other.location === location)) return;
      found.push({ line: lines.linePos(value.range?.[0] ?? 0).line, location });
    },
  });
  return found;
}
