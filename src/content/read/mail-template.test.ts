import { expect, test } from 'vitest';
import { mailTemplate } from './fields.ts';

const example = { subject: 'About {title}', body: 'Hello' };
const schema = mailTemplate('The mail', ['title', 'course'], example);

test('the places that are filled in may stand in a mail, or be left out', () => {
  expect(schema.safeParse(example).success).toBe(true);
  expect(schema.safeParse({ subject: 'Hello', body: '{course} {title}' }).success).toBe(true);
});

test('the space behind the last colon stays for the visitor to write on', () => {
  expect(schema.parse({ subject: 'a', body: 'I need it until: ' }).body).toBe('I need it until: ');
});
