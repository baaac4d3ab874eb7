import { expect, test } from 'vitest';
import { questionFeed } from './questions.ts';

const question = (id: string, answered: string) => ({
  id,
  question: `Is ${id} < 2?`,
  asked: '2026-09',
  topic: 'Anything',
  steps: [
    { what: 'heard' as const, date: '2026-09-01' },
    { what: 'taken' as const, date: '2026-09-02', to: 'the chair', text: 'At lunch & after.' },
    { what: 'answered' as const, date: answered },
  ],
  answer: 'Yes <indeed>, [see here](/contact) or [there](https://example.org/?a=1&b=2).',
});

const url = 'https://board.example.edu';

test('what happened last comes first, under an address that stays', () => {
  const entries = questionFeed([question('one', '2026-09-05'), question('two', '2026-09-09')], url);
  expect(entries.map(({ address, day, changed }) => [address, day, changed])).toEqual([
    [`${url}/asked#two`, '2026-09-01', '2026-09-09'],
    [`${url}/asked#one`, '2026-09-01', '2026-09-05'],
  ]);
});

test('an entry has the answer with links that hold anywhere, and the way to it', () => {
  const [entry] = questionFeed([question('one', '2026-09-05')], url);
  expect(entry?.summary).toBe('Answered after 4 days.');
  expect(entry?.html).toContain(
    `<p>Yes &lt;indeed&gt;, <a href="${url}/contact">see here</a> or <a href="https://example.org/?a=1&amp;b=2">there</a>.</p>`,
  );
  expect(entry?.html).toContain(
    '<li>September 2, 2026: Taken to the chair. At lunch &amp; after.</li>',
  );
});
