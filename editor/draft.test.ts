import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventsSchema } from '../src/content/events/schema.ts';
import { text } from '../src/content/read/fields.ts';
import { newsletterSchema } from '../src/content/news/schema.ts';
import { draftOf, faultsOf, textOf } from './draft.ts';

const events = `reviewed: 2025-09-01
lead: An evening a week.
subscribeNote: Calendars look now and then.
nothingComing: Nothing is planned.
events:
  - id: evening # never change it
    date: 2025-09-24
    title: Example evening
    location: Plaza
    time: in the evening
    description: Bring an example.
`;

test('lists all mistakes of a record at once, each at its field', () => {
  const pathsOf = (title: string) => {
    const text = `${events.replace('Example evening', title)}    weekly:\n      until: 2025-09-01\n`;
    const faults = faultsOf('content/events.yaml', text, eventsSchema);
    return faults.map(({ path }) => path.slice(2).join('.')).sort();
  };
  expect(pathsOf("''")).toEqual(['time', 'title', 'weekly.until']);
  // Dates aren't compared while a value has the wrong type.
  expect(pathsOf('')).toEqual(['time', 'title']);
  const missing = events.replace(/ +location.*\n/, '').replace('in the evening', '7 PM');
  const [location] = faultsOf('content/events.yaml', missing, eventsSchema);
  expect(location?.path).toEqual(['events', 0, 'location']);
  expect(location?.text).toContain('"location" is missing');
});

test('finds the field of a mistake by its line', () => {
  const broken = 'a: 1\nlist:\n  - b: 2\n  - b: [3\n';
  const [fault] = faultsOf('content/a.yaml', broken, z.strictObject({ a: text(3) }));
  expect(fault?.path.slice(0, 2)).toEqual(['list', 1]);
});

test('writes an unchanged draft as it was, and changes only one line for one field', () => {
  const draft = draftOf('content/events.yaml', events, events);
  if (!draft) throw new Error('no draft');
  expect(textOf(draft)).toBe(events);
  expect(textOf({ ...draft, data: { ...draft.data, lead: 'Two.' } })).toBe(
    events.replace('An evening a week.', 'Two.'),
  );
});

test('renames a key of an earlier version', () => {
  const draft = draftOf('content/events.yaml', 'events: [{ cancelled: Exam. }]\n', undefined);
  expect(draft && textOf(draft)).toBe('events: [{ canceled: Exam. }]\n');
});

test('splits a newsletter into fields and text', () => {
  const file = 'content/newsletters/2025-10.md';
  const letter = '---\ntitle: October\n---\n\nWords.\n';
  const draft = draftOf(file, letter, letter);
  expect(draft).toMatchObject({ data: { title: 'October' }, body: 'Words.' });
  expect(faultsOf(file, letter, newsletterSchema).map(({ path }) => path)).toContainEqual(['date']);
});

test('makes no form for invalid YAML', () => {
  expect(draftOf('content/a.yaml', 'a: [1', 'a: [1')).toBeUndefined();
});
