// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { initialForm, remember, withReplaced } from './draft.ts';

const nothing = { subject: '', message: '' };
const hello = { subject: 'Hello', message: 'one' };
const bye = { subject: 'Bye', message: 'two' };

beforeEach(() => {
  sessionStorage.clear();
});

test('without a draft the form has the subject of the link', () => {
  expect(initialForm(nothing, 'Parking')).toEqual({
    draft: { subject: 'Parking', message: '' },
    earlier: [],
  });
});

test('keeps all unsent drafts and the last one handed over', () => {
  const sent = { ...hello, isHandedOver: true };
  expect(withReplaced(bye, '', [hello])).toEqual([bye, hello]);
  expect(withReplaced(bye, '', [sent])).toEqual([bye]);
  expect(withReplaced({ subject: 'Parking', message: ' ' }, 'Parking', [hello])).toEqual([hello]);
});

test('a page from the cache keeps its text and offers the newer draft', () => {
  remember({ draft: bye, about: 'Bye', earlier: [hello] });
  expect(initialForm(hello, '')).toEqual({ draft: hello, earlier: [bye] });
});

test('a page from the cache knows that its text was handed over', () => {
  const kept = { draft: { ...hello, isHandedOver: true }, about: '', earlier: [bye] };
  remember(kept);
  expect(initialForm(hello, '')).toEqual(kept);
});

test.each(['', '{', 'null', '[]', '7', '{"draft":{"subject":"a","message":"b"},"about":""}'])(
  'the form starts empty if the tab has stored %s',
  (text) => {
    sessionStorage.setItem('contact-draft', text);
    expect(initialForm(nothing, '')).toEqual({ draft: nothing, earlier: [] });
  },
);
