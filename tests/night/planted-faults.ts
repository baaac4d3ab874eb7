/** A change of a source file that a test must detect. */
type Fault = readonly [name: string, find: string, replace: string];

/**
 * A source file, name filters of the unit tests that must fail, and the faults. One fault is
 * planted at a time.
 */
type Planted = readonly [file: string, tests: string, ...faults: readonly Fault[]];

export const plantedFaults: readonly Planted[] = [
  [
    'src/domain/words/match-words.ts',
    'src/domain/words/match-words.test.ts',
    ['an accent hides a word', ".normalize('NFKD')", ''],
    ['a capital hides a word', '.toLowerCase()', ''],
    ['an apostrophe hides a word', "'’‘ʼ]", ']'],
    ['"che317" is one word', '(?<=\\p{L})(?=\\d)|', ''],
  ],
  [
    'src/documents/compute/parse-expression.ts',
    'tests/expressions.test.ts',
    ['powers begin at the left', "(operator === '^' ? 0 : 1)", '1'],
    ['a sign is weaker than a sum', 'const strengthOfSign = 3', 'const strengthOfSign = 0'],
    ['a sign is lost', "text === '-' ? ['neg', of.tree] : of.tree", 'of.tree'],
  ],
  [
    'src/shell/SiteHeader.tsx',
    'src/shell',
    ['the page above is the current link', 'b.path.length - a.path', 'a.path.length - b.path'],
    ['a page is below what it begins like', 'page.startsWith(`${path}/`)', 'page.startsWith(path)'],
  ],
  [
    'src/domain/events/next-rows.ts',
    'src/domain/events',
    ['a canceled event is the next', 'canceled === undefined', 'true || canceled'],
    ['an evening is not told', 'span.start >= evening', 'span.start > 2 * evening'],
  ],
  [
    'src/content/write/write-yaml.ts',
    'src/content/write',
    ['a comment is lost', 'Object.assign(fresh, { commentBefore, comment, spaceBefore })', 'fresh'],
    ['line ends of Windows are lost', "replaceAll('\\n', '\\r\\n')", 'trim()'],
  ],
  [
    'tools/host/policy.ts',
    'tools/host',
    ['a policy allows eval', `["'self'", ...scripts]`, `["'self'", "'unsafe-eval'", ...scripts]`],
    ['anybody may frame a page', `'frame-ancestors': ["'self'"]`, `'frame-ancestors': ['*']`],
  ],
  [
    'tools/host/headers.ts',
    'tools/host',
    ['a header is gone', "'X-Content-Type-Options': 'nosniff',", ''],
    ['a page is kept for a year', "'Cache-Control': 'no-cache'", "'Cache-Control': 'immutable'"],
  ],
  [
    'src/domain/practice/record.ts',
    'tests/architecture.test.ts',
    ['imports go in a circle', '/** Days until', "import './work.ts';\n/** Days until"],
    [
      'a domain imports a component',
      '/** Days until',
      "import '../../shell/Icon.tsx';\n/** Days until",
    ],
  ],
  [
    'src/content/explain/explain-issue.ts',
    'tests/mistakes.test.ts',
    [
      'a missing key is told as a wrong one',
      '? absence(issue.input)\n        : `should',
      '? "?" : `',
    ],
    ['nobody says which key was meant', 'closestWord(key, known)', 'undefined'],
  ],
  // Lessons.
  [
    'src/documents/document/link-terms.ts',
    'src/documents/document',
    ['a term is linked each time', 'this.#others.delete(word.toLowerCase());', ''],
  ],
  [
    'src/documents/document/formula-sheet.ts',
    'src/documents/document',
    ['a formula has the words of a page', 'longestWords = 150', 'longestWords = 1500'],
    ['equations of one thought are torn', 'equationsOf(before).length > 0', 'false'],
  ],
  [
    'src/documents/read/versions.ts',
    'src/documents/read/versions.test.ts',
    [
      'steps told in two ways count twice',
      'counts.steps = reader.stepsBeforeEither ?? 0',
      'void 0',
    ],
  ],
  [
    'src/documents/compute/guard-digits.ts',
    'src/documents/compute/guard-digits.test.ts',
    ['digits are carried for some lines only', '!upward.every(', '!upward.some('],
  ],
  // Practice and answers.
  [
    'src/domain/answers/check-answer.ts',
    'tests/typed-answers.test.ts tests/third-try.test.ts',
    ['halving leads to the answer', 'triesWithDirection = 2', 'triesWithDirection = 20'],
    ['close is not told', '3 * allowedAround', '0 * allowedAround'],
  ],
  [
    'src/domain/answers/carried-forward.ts',
    'tests/carried-forward.test.ts',
    [
      'what follows is blamed itself',
      "kind === 'unclear' || isCarriedForward ?",
      "kind === 'unclear' ?",
    ],
  ],
  [
    'src/domain/practice/record.ts',
    'src/domain/practice/work.test.ts',
    ['solved once comes back a week late', 'waits = [1, 3,', 'waits = [1, 10,'],
  ],
  [
    'src/domain/practice/work.ts',
    'src/domain/practice/work.test.ts',
    ['who read the solution has solved it', "if (set.helped === 'solution') return after;", ''],
  ],
  // The search.
  [
    'src/domain/search/rank.ts',
    'src/domain/search',
    ['what is over comes first', 'isOver: 0.75', 'isOver: 1.75'],
  ],
  [
    'src/domain/search/search.ts',
    'src/domain/search',
    ['half of the words are not enough', 'matched * 2 >=', 'matched >='],
    ['any short word was meant', 'term.length < 6 ? 1 :', 'term.length < 6 ? 3 :'],
  ],
  [
    'src/domain/search/terms.ts',
    'src/domain/search',
    ['singular and plural differ', '.map(singular)', ''],
  ],
  [
    'src/features/search/index-file.ts',
    'src/features/search',
    ['after a lost connection nothing is found', 'else this.#coming = undefined;', ''],
  ],
  // Files of officers.
  [
    'src/content/events/schema.ts',
    'src/content/events tests/mistakes.test.ts',
    ['a series runs through the break', 'longestSeries = 26', 'longestSeries = 260'],
    ['a week moves to another month', '<= 6', '<= 60'],
  ],
  [
    'src/content/explain/secrets.ts',
    'src/content/accounts',
    ['a password stands among the words', '[namedSecret, knownToken, longMixture]', '[knownToken]'],
  ],
  [
    'src/content/facts/check.ts',
    'src/content/facts',
    ['a series that is over is the current one', 'until >= events.data.reviewed', 'until'],
  ],
  [
    'src/content/officers/check.ts',
    'tests/mistakes.test.ts',
    ['a course that nobody teaches was taken', '!codes.includes(code)', '!codes'],
  ],
];
