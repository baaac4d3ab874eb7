import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { sources } from '../src/content/everything/sources.ts';

/**
 * A text field of a schema, and the keys that lead to it. The key `*` stands for every item of a
 * list.
 */
interface Field {
  path: string[];
  schema: z.ZodType;
}

function fieldsOf(schema: z.ZodType, path: string[] = []): Field[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return fieldsOf(schema.unwrap() as z.ZodType, path);
  }
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType, [...path, '*']);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, inner]) =>
      fieldsOf(inner, [...path, key]),
    );
  }
  return [{ path, schema }];
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (step === '*') return Object.values(value).flatMap((item) => valuesAt(item, rest));
  return valuesAt((value as Record<string, unknown>)[step], rest);
}

const fieldsWithText = Object.entries(sources).map(([name, { files, schema }]) => ({
  name,
  fields: fieldsOf(schema),
  records: globSync(`tests/fixtures/${files}`).map((file): unknown =>
    parseDocument(readFileSync(file, 'utf8').replace(/^---\n(.*?)^---.*$/ms, '$1')).toJS(),
  ),
}));

test.each(fieldsWithText)(
  '$name has text fields, and the test board has records',
  ({ fields, records }) => {
    expect(fields.length).toBeGreaterThan(1);
    expect(records.length).toBeGreaterThan(0);
  },
);

test.each(fieldsWithText)(
  '$name: each field either rejects a link or has one on the test board',
  ({ fields, records }) => {
    for (const { path, schema } of fields) {
      const { success } = schema.safeParse('See [us](/contact).');
      const where = path.join('.');
      if (success) {
        // Fields with the same schema object are drawn by the same component, so one link among
        // them is enough.
        const alike = fields.filter((field) => field.schema === schema);
        const written = alike.flatMap((field) =>
          records.flatMap((record) => valuesAt(record, field.path)),
        );
        // tests/built/shell.test.ts checks that pages render these links.
        expect.soft(written.join('\n'), `${where} has no link in the fixture`).toContain('](');
      }
    }
  },
);

test('the message about a link where none is allowed says to use the text alone', () => {
  const { error } = sources.news.schema.shape.lead.safeParse('See [us](/contact).');
  expect(error?.issues).toMatchObject([{ params: { cure: 'Write it without a link: See us.' } }]);
});
