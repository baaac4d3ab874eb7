import { expect, test } from 'vitest';
import { mailTemplate } from './fields.ts';

const example = { subject: 'About {title}', body: 'Hello' };
const schema = mailTemplate('The mail', ['title', 'course'], example);

test('allows the placeholders of a template, all optional', () => {
  expect(schema.safeParse(example).success).toBe(true);
  expect(schema.safeParse({ subject: 'Hello', body: '{course} {title}' }).success).toBe(true);
});

test('keeps the space after the last colon', () => {
  expect(schema.parse({ subject: 'a', body: 'I need it until: ' }).body).toBe('I need it until: ');
});
