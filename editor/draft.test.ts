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

test('a fault says in which field it is, also where the field is missing', () => {
  const [time] = faultsOf('content/events.yaml', events, eventsSchema);
  expect(time?.path).toEqual(['events', 0, 'time']);
  expect(time?.text).toContain('calendars can’t read');
  const missing = events.replace(/ +location.*\n/, '').replace('in the evening', '7 PM');
  const [location] = faultsOf('content/events.yaml', missing, eventsSchema);
  expect(location?.path).toEqual(['events', 0, 'location']);
  expect(location?.text).toContain('"location" is missing');
});

test('a fault that knows only its line is found by it', () => {
  const broken = 'a: 1\nlist:\n  - b: 2\n  - b: [3\n';
  const [fault] = faultsOf('content/a.yaml', broken, z.strictObject({ a: text(3) }));
  expect(fault?.path.slice(0, 2)).toEqual(['list', 1]);
});

test('a draft that nobody has changed is the file, and a changed one differs by what was changed', () => {
  const draft = draftOf('content/events.yaml', events, events);
  if (!draft) throw new Error('no draft');
  expect(textOf(draft)).toBe(events);
  expect(textOf({ ...draft, data: { ...draft.data, lead: 'Two.' } })).toBe(
    events.replace('An evening a week.', 'Two.'),
  );
});

test('a newsletter has its facts in fields and its words below them', () => {
  const file = 'content/newsletters/2025-10.md';
  const letter = '---\ntitle: October\n---\n\nWords.\n';
  const draft = draftOf(file, letter, letter);
  expect(draft).toMatchObject({ data: { title: 'October' }, body: 'Words.' });
  expect(faultsOf(file, letter, newsletterSchema).map(({ path }) => path)).toContainEqual(['date']);
});

test('what is no YAML has no form', () => {
  expect(draftOf('content/a.yaml', 'a: [1', 'a: [1')).toBeUndefined();
});
