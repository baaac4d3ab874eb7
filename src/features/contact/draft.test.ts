// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { beginning, keep, setAside } from './draft.ts';

const nothing = { subject: '', message: '' };
const hello = { subject: 'Hello', message: 'one' };
const bye = { subject: 'Bye', message: 'two' };

beforeEach(() => {
  sessionStorage.clear();
});

test('without a draft the form has the subject of the link', () => {
  expect(beginning(nothing, 'Parking')).toEqual({
    draft: { subject: 'Parking', message: '' },
    earlier: [],
  });
});

test('keeps all unsent drafts and the last one handed over', () => {
  const sent = { ...hello, isHandedOver: true };
  expect(setAside(bye, '', [hello])).toEqual([bye, hello]);
  expect(setAside(bye, '', [sent])).toEqual([bye]);
  expect(setAside({ subject: 'Parking', message: ' ' }, 'Parking', [hello])).toEqual([hello]);
});

test('a page from the cache keeps its text and offers the newer draft', () => {
  keep({ draft: bye, about: 'Bye', earlier: [hello] });
  expect(beginning(hello, '')).toEqual({ draft: hello, earlier: [bye] });
});

test('a page from the cache knows that its text was handed over', () => {
  const kept = { draft: { ...hello, isHandedOver: true }, about: '', earlier: [bye] };
  keep(kept);
  expect(beginning(hello, '')).toEqual(kept);
});

test.each(['', '{', 'null', '[]', '7', '{"draft":{"subject":"a","message":"b"},"about":""}'])(
  'the form begins empty where the tab has kept %s',
  (text) => {
    sessionStorage.setItem('contact-draft', text);
    expect(beginning(nothing, '')).toEqual({ draft: nothing, earlier: [] });
  },
);
