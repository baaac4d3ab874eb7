import { isMap, isPair, isScalar, isSeq, visit, type Document, type YAMLMap } from 'yaml';
import type { z } from 'zod';
import { closestWord } from '../../domain/words/closest-word.ts';
import { isIsoDay, type IsoDay } from '../../domain/dates/days.ts';
import { weeksOf } from '../../domain/events/calendar-event.ts';
import { factsOn, fillFacts, openFact, type Facts } from '../../domain/words/facts.ts';
import { schemaAt, type Problem } from '../explain/explain-issue.ts';

/**
 * Inserts facts into every string of a YAML document. Records with a day get the facts of that day,
 * and each week of a series gets its own. Returns names in braces that are neither
 * facts nor placeholders. Does nothing if the facts are invalid.
 */
export function fillDocument(
  document: Document,
  schema: z.ZodType,
  facts: Facts | undefined,
): Problem[] {
  const problems: Problem[] = [];
  if (!facts) return problems;
  visit(document, {
    Map: (_, record) => {
      addEarlierWeeks(document, record, facts);
    },
    Scalar: (key, node, ancestors) => {
      if (key === 'key' || typeof node.value !== 'string' || !node.value.includes('{')) return;
      const { text, unknown } = fillFacts(node.value, factsOn(facts, dayOf(ancestors)));
      const path = pathTo([...ancestors, node]);
      const places = schemaAt(schema, path)?.meta()?.['places'];
      const own = Array.isArray(places) ? (places as unknown[]) : [];
      const open = openFact(node.value, facts);
      if (open !== undefined) problems.push({ path, ...unclosed(open) });
      node.value = text;
      for (const { name } of unknown) {
        if (!own.includes(name)) problems.push({ path, ...unknownFact(name, facts, own) });
      }
    },
  });
  return problems;
}

const dayAt = (record: YAMLMap, ...path: string[]): IsoDay | undefined => {
  const value = record.getIn(path);
  return isIsoDay(value) ? value : undefined;
};

/** Returns the day of the innermost record that has one. For a series, it's the last day. */
const dayOf = (ancestors: readonly unknown[]): IsoDay | undefined =>
  ancestors
    .filter(isMap)
    .map(
      (record) =>
        dayAt(record, 'weekly', 'until') ?? dayAt(record, 'date') ?? dayAt(record, 'week'),
    )
    .findLast((day) => day !== undefined);

/** Adds changes to a series for the weeks when its facts said something else than at its end. */
function addEarlierWeeks(document: Document, record: YAMLMap, facts: Facts): void {
  const [first, until] = [dayAt(record, 'date'), dayAt(record, 'weekly', 'until')];
  if (first === undefined || until === undefined) return;
  for (const key of ['location', 'time', 'description']) {
    const written = record.get(key);
    if (typeof written !== 'string' || !written.includes('{')) continue;
    const textOn = (day: IsoDay) => fillFacts(written, factsOn(facts, day)).text;
    for (const week of weeksOf(first, until)) {
      if (textOn(week) === textOn(until)) continue;
      const change = changeOf(document, record, week);
      if (!change.has(key)) change.set(key, textOn(week));
    }
  }
}

/** Returns the change of a week, after adding it if there is none. */
function changeOf(document: Document, record: YAMLMap, week: IsoDay): YAMLMap {
  const path = ['weekly', 'changes'];
  if (!isSeq(record.getIn(path))) record.setIn(path, document.createNode([]));
  const changes = record.getIn(path);
  const list = isSeq(changes) ? changes.items.filter(isMap) : [];
  const found = list.find((change) => change.get('week') === week);
  if (found) return found;
  const added = document.createNode({ week });
  if (isSeq(changes)) changes.add(added);
  return added;
}

export function unknownFact(
  name: string,
  facts: Facts,
  places: readonly unknown[] = [],
): Pick<Problem, 'text' | 'cure'> {
  const known = [...places.map(String), ...facts.keys()];
  const meant = closestWord(name, known);
  return {
    text: `"{${name}}" isn’t a name we can fill in here.`,
    cure: meant
      ? `Did you mean "{${meant}}"?`
      : `Add it to content/facts.yaml, write it without braces, or use one of: ${known.map((each) => `{${each}}`).join(', ')}.`,
  };
}

export const unclosed = (name: string): Pick<Problem, 'text' | 'cure'> => ({
  text: `"{${name}" has no closing brace, so people would see it just like that.`,
  cure: `Close the brace: {${name}}`,
});

/** Returns the path of the last of some nested nodes. */
function pathTo(nodes: readonly unknown[]): PropertyKey[] {
  return nodes.flatMap((node, index): PropertyKey[] => {
    const parent = nodes[index - 1];
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : ''];
    return isSeq(parent) ? [parent.items.indexOf(node)] : [];
  });
}
