import { expect, test } from 'vitest';
import { annotations, summaryOf, type Report } from './tell-github.ts';

const environment = {
  GITHUB_SERVER_URL: 'https://github.example.org',
  GITHUB_REPOSITORY: 'board/site',
  GITHUB_REF: 'refs/heads/ada/typo',
  GITHUB_REF_NAME: 'ada/typo',
  GITHUB_SHA: 'abc',
};
const badDate =
  'content/events.yaml, line 12\n  "date" isn’t right: 2027-02-30 is not a day.\n  Write it like this: 2027-03-01';
const failed = (...faults: string[]): Report => ({
  faults,
  secondTries: [],
  steps: [{ name: 'the files in content/', passed: false, seconds: 3.4 }],
});

test('shows a mistake at its file and line', () => {
  expect(annotations(failed(badDate))).toEqual([
    '::error file=content/events.yaml,line=12,title=To fix::"date" isn’t right: 2027-02-30 is not a day.%0AWrite it like this: 2027-03-01',
  ]);
});

test('shows every mistake of a message, at every place, once', () => {
  const link = 'content/a.yaml, line 3\ncontent/pages/b.yaml\n  100% wrong,\n  fix it.';
  expect(
    annotations(failed(`${badDate}\n\n${link}`, badDate)).map((line) => line.slice(0, 48)),
  ).toEqual(
    [
      '::error file=content/events.yaml,line=12,title=To',
      '::error file=content/a.yaml,line=3,title=To fix:',
      '::error file=content/pages/b.yaml,line=1,title=T',
    ].map((line) => line.slice(0, 48)),
  );
  expect(annotations(failed(link))[0]).toContain('::100%25 wrong,%0Afix it.');
});

test('finds mistakes in the output of a build', () => {
  const output = `building…\n[ContentError] stopped:\n${badDate}\n\nnpm error\n`;
  expect(annotations(failed(output))).toHaveLength(1);
});

test('shows the end of a message without a place', () => {
  const said = Array.from({ length: 40 }, (_, line) => `line ${String(line)}`).join('\n');
  expect(annotations(failed(said))).toEqual([
    expect.stringMatching(/^::error title=The check failed::line 30%0A.*line 39$/),
  ]);
});

test('shows at most ten mistakes on the pull request, and all in the summary', () => {
  const many = Array.from(
    { length: 14 },
    (_, line) => `content/a.yaml, line ${String(line)}\n  no.`,
  );
  expect(annotations(failed(...many))).toHaveLength(10);
  expect(summaryOf(failed(...many), environment)).toContain('content/a.yaml, line 13');
});

test('summarizes a mistake with a link to the form that fixes it', () => {
  expect(summaryOf(failed(badDate), environment)).toBe(`## Not ready yet

- **[content/events.yaml, line 12](https://github.example.org/board/site/edit/ada/typo/content/events.yaml#L12)**
  "date" isn’t right: 2027-02-30 is not a day.
  Write it like this: 2027-03-01

After you fix this on the same branch, the check runs again by itself.

| | step | time |
| --- | --- | ---: |
| **failed** | the files in content/ | 3 s |
`);
});

test('links to the commit for a pull request from a fork, which has no branch here', () => {
  const summary = summaryOf(failed(badDate), { ...environment, GITHUB_REF: 'refs/pull/7/merge' });
  expect(summary).toContain(
    'https://github.example.org/board/site/blob/abc/content/events.yaml#L12',
  );
});

test('suggests another try only if no file causes the failure', () => {
  expect(summaryOf(failed('The machine was too busy.'), environment)).toContain(
    'Re-run failed jobs',
  );
  expect(summaryOf(failed(badDate), environment)).not.toContain('Re-run');
});

test('lists tests that failed by chance in a summary that is green', () => {
  const summary = summaryOf(
    {
      faults: [],
      secondTries: ['menu.spec.ts › opens'],
      steps: [{ name: 'browser', passed: true, seconds: 61 }],
    },
    environment,
  );
  expect(summary).toMatch(/^## Ready to accept\n/);
  expect(summary).toContain('You don’t need to do anything:\n\n- menu.spec.ts › opens\n');
});
