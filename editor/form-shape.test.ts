import { expect, test } from 'vitest';
import { z } from 'zod';
import { day, hint, text } from '../src/content/read/fields.ts';
import { editableSources } from './editable-sources.ts';
import { formOf } from './form-shape.ts';

const schema = z.strictObject({
  title: hint(text(60), 'Shown on the page', 'A title'),
  about: hint(text(400).optional(), 'What it is', 'Words.'),
  from: hint(day, 'The first day', '2025-10-03'),
  year: hint(z.enum(['Junior', 'Senior']), 'The year', 'Junior'),
  image: hint(z.string().optional(), 'A portrait', 'officers/portraits/robin.png'),
  sample: z.literal(true).optional(),
  height: z.number().min(0),
  entries: hint(z.array(z.strictObject({ name: text(20) })).default([]), 'A list', []),
  either: z.union([z.strictObject({ a: text(3) }), z.array(text(3))]),
});

test('makes a field of each kind, with the words of the schema', () => {
  const { fields = [] } = formOf(schema);
  expect(fields.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
    'title: line',
    'about: words',
    'from: day',
    'year: choice',
    'image: picture',
    'sample: flag',
    'height: number',
    'entries: list',
    'either: other',
  ]);
  const [title, about, , year, image] = fields;
  expect(title).toMatchObject({
    label: 'Title',
    hint: 'Shown on the page. For example: A title',
    isRequired: true,
    longest: 60,
  });
  expect(about?.isRequired).toBe(false);
  expect(year?.choices).toEqual(['Junior', 'Senior']);
  expect(image?.folder).toBe('officers/portraits/');
});

test('names list items after their list', () => {
  const { fields = [] } = formOf(
    z.strictObject({
      entries: z.array(text(3)),
      classes: z.array(text(3)),
      officers: z.array(text(3)),
      joinForms: z.array(text(3)),
    }),
  );
  expect(fields.map(({ item }) => item?.label)).toEqual(['Entry', 'Class', 'Officer', 'Join form']);
});

test.each(editableSources)('$files has a form', ({ schema: each }) => {
  expect(formOf(each).fields?.length).toBeGreaterThan(0);
});
