import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readYaml } from '../read/read-yaml.ts';
import { sources, unpublished } from './sources.ts';

const known = { ...sources, ...unpublished };

/** Lists every field of a schema, at any depth, with its path. */
function fields(schema: z.ZodType, path: string): { path: string; field: z.ZodType }[] {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  if (inner instanceof z.ZodArray) return fields(inner.element as z.ZodType, `${path}[]`);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([key, field]) => [
    { path: `${path}.${key}`, field },
    ...fields(field, `${path}.${key}`),
  ]);
}

const allFields = Object.entries(known).flatMap(([name, { schema }]) => fields(schema, name));

test.each(allFields)('$path has a hint and a valid example', ({ path, field }) => {
  const { description, examples } = field.meta() ?? {};
  expect(description).toMatch(/\S/);
  const [example] = examples as unknown[];
  // The pictures in the examples don't exist.
  if (!/\.(?:image|logo|homePicture|socialCard)$/.test(path))
    expect(() => field.parse(example)).not.toThrow();
});

test.each(globSync('content/**/*.{yaml,yml}'))('%s is read by the site, and is valid', (file) => {
  const source = Object.values(known).find(({ files }) => matchesGlob(file, files));
  expect(source, 'no page reads this file: check its name and folder').toBeDefined();
  if (source) expect(() => readYaml(file, source.schema)).not.toThrow();
});
