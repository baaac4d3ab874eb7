import { isPair, isScalar, isSeq, visit, type Document } from 'yaml';
import type { z } from 'zod';
import { closestWord } from '../../domain/words/closest-word.ts';
import { fillFacts, openFact, type Facts } from '../../domain/words/facts.ts';
import { schemaAt, type Problem } from '../explain/explain-issue.ts';

/**
 * Inserts facts into every string of a YAML document. Returns names in braces that are neither
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
    Scalar: (key, node, ancestors) => {
      if (key === 'key' || typeof node.value !== 'string' || !node.value.includes('{')) return;
      const { text, unknown } = fillFacts(node.value, facts);
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
