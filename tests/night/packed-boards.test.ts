import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { recordFigure } from '../../tools/measure/record-figure.ts';
import { copyProject, withoutPrinting, type ProjectCopy } from '../project-copy.ts';

// Creates boards without code from the packed engine and library, and upgrades them to the next
// version.

/** Maximum time of a clean build on an otherwise idle machine with two cores. */
const buildSeconds = 90;

const home = resolve('.');
// Must be outside of the project, because npm would install into the project's package.
const folder = mkdtempSync(join(tmpdir(), 'packed-boards-'));

function run(cwd: string, command: string, input = ''): string {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    cwd,
    input,
    encoding: 'utf8',
    env: { ...process.env, ...withoutPrinting, NODE_ENV: 'production', NO_COLOR: '1' },
  });
  expect(status, `${command}\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

const about = (letters: string, courses: string) => [
  ...[`${letters} Student Council`, 'Department of Engineering', 'Kestrel Ford University'],
  ...[letters, 'council@board.example.org', 'https://board.example.org', '', courses],
];

/**
 * One answer for each subject in the library, in order. Transport and separations belong to one
 * course.
 */
const chemicalCourses = [
  ...['CENG 100: First Steps', 'CENG 201: Balances', '', 'CENG 311: Thermodynamics'],
  ...['CENG 320: Transport and Separations', 'CENG 320', 'CENG 340: Kinetics', ''],
  ...['CENG 370: Control', 'CENG 480: Design', '', '', '', 'CENG 460: Safety'],
];

const boards = [
  {
    name: 'chemical',
    answers: [...about('CHE', 'library'), ...chemicalCourses],
    has: ['index', 'resources/studyhome', 'resources/courses/ceng-320'],
    hasNot: ['resources/courses/che-320', 'resources/study-materials/chemostat'],
  },
  {
    name: 'civil',
    answers: about('CEE', 'own'),
    has: ['index', 'resources'],
    hasNot: ['resources/study-materials/vle', 'resources/glossary'],
  },
  {
    name: 'ours',
    answers: undefined,
    has: ['index', 'resources/studyhome', 'resources/courses/che-320'],
    hasNot: [],
  },
];

/** Packs a version of the project, and returns the paths of the two packages. */
function pack(project: string): string {
  run(project, 'npm run pack');
  return globSync('packages/*.tgz', { cwd: project })
    .map((file) => join(project, file))
    .join(' ');
}

/** Turns a copy of the project into its next version. */
function makeNextVersion({ folder: next, write }: ProjectCopy): void {
  const change = (file: string, edit: (text: string) => string) => {
    const before = readFileSync(join(next, file), 'utf8');
    const after = edit(before);
    expect(after, file).not.toBe(before);
    write(file, after);
  };
  for (const part of ['editor', 'docs', 'LICENSE', 'LICENSE-CONTENT', '.node-version', '.npmrc']) {
    cpSync(part, join(next, part), { recursive: true });
  }
  change('package.json', (text) => text.replace('"version": "1.0.0"', '"version": "1.1.0"'));
  change('src/domain/menu/site-pages.ts', (text) =>
    text.replace("join: '/join',", "join: '/join',\n  sponsors: '/sponsors',"),
  );
  write(
    'src/pages/sponsors.astro',
    '---\nimport TitledPage from \'../shell/TitledPage.astro\';\n---\n\n<TitledPage page="sponsors" lead="Who helps us." />\n',
  );
  for (const file of globSync('{src,tools/new/board}/**/*.{ts,tsx,astro,yaml}', { cwd: next })) {
    const text = readFileSync(join(next, file), 'utf8');
    if (/practice|exam/.test(file)) write(file, text.replaceAll(/\ballowed\b/g, 'permitted'));
  }
  change('tools/new/migrations.ts', (text) =>
    text.replace(
      'export const migrations: readonly Migration[] = [];',
      `export const migrations: readonly Migration[] = [
        { to: 2, words: 'There is a page for sponsors, which is off.', files: 'content/menu.yaml',
          change: (data) => ({ ...data, pages: { ...(data['pages'] as object), sponsors: { title: 'Sponsors', off: true } } }) },
        { to: 2, words: 'The exam page says "permitted".', files: 'content/pages/exam.yaml',
          change: ({ allowed, ...data }) => ({ ...data, permitted: allowed }) },
      ];`,
    ),
  );
  change('library/lessons/gases.mdx', (text) => `${text}\nA sentence that was missing.\n`);
  const added = readFileSync(join(next, 'library/lessons/gases.mdx'), 'utf8');
  write(
    'library/lessons/dense-gases.mdx',
    added.replace(/^title: .*$/m, 'title: Dense Gases').replace(/^terms:\n(?: .*\n)+/m, ''),
  );
  change('library/subjects.yaml', (text) => {
    const data = parse(text) as { subjects: { id: string; lessons: object[] }[] };
    data.subjects
      .find(({ id }) => id === 'thermodynamics')
      ?.lessons.push({
        title: 'Dense Gases',
        description: 'At high pressure.',
        lesson: 'dense-gases',
      });
    return stringify(data);
  });
}

let next: ProjectCopy;
let packed: { first: string; next: string };

beforeAll(() => {
  next = copyProject({ isWhole: true });
  makeNextVersion(next);
  packed = { first: pack(home), next: pack(next.folder) };
}, 1_200_000);

afterAll(() => {
  next.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(boards)('the $name board', ({ name, answers, has, hasNot }) => {
  const board = join(folder, name);
  const built = (path: string) => existsSync(join(board, 'dist', `${path}.html`));

  test('is made from the two packages and builds in time', { timeout: 1_200_000 }, () => {
    mkdirSync(board);
    run(board, `npm install --no-audit --no-fund ${packed.first}`);
    if (answers) run(board, 'npx che-board new board', `${answers.join('\n')}\n`);
    else {
      run(board, 'npx che-board new board', `${about('CHE', 'none').join('\n')}\n`);
      rmSync(join(board, 'content'), { recursive: true });
      cpSync(join(home, 'content'), join(board, 'content'), { recursive: true });
    }
    expect(globSync('**/*.{ts,tsx,astro}', { cwd: board, exclude: ['node_modules/**'] })).toEqual(
      [],
    );
    run(board, 'npm run check');
    const begun = performance.now();
    run(board, 'npm run build');
    const seconds = (performance.now() - begun) / 1000;
    recordFigure(
      `board ${name}`,
      `built in ${seconds.toFixed(0)} s without PDFs, of ${String(buildSeconds)}`,
    );
    for (const path of has) expect(built(path), path).toBe(true);
    for (const path of hasNot) expect(built(path), path).toBe(false);
  });

  test('upgrades to the next version without a conflict', { timeout: 1_200_000 }, () => {
    run(
      board,
      'git init -q && git add -A && git -c user.name=A -c user.email=a@b.c commit -qm First',
    );
    run(board, `npm install --no-audit --no-fund ${packed.next}`);
    const said = run(board, 'npm run upgrade -- --yes');
    expect(said).toContain('+permitted: ');
    const changed = run(board, 'git diff --name-only')
      .split('\n')
      .filter((file) => file !== '');
    expect(changed.filter((file) => file.startsWith('content/'))).toEqual([
      ...['content/menu.yaml', 'content/pages/exam.yaml', 'content/site.yaml'],
    ]);
    run(board, 'npm run check');
    run(board, 'npm run build');
    expect(built('sponsors')).toBe(false);
    expect(built('resources/study-materials/dense-gases')).toBe(name !== 'civil');
    const menu = join(board, 'content/menu.yaml');
    const data = parse(readFileSync(menu, 'utf8')) as { pages: Record<string, object> };
    data.pages['sponsors'] = { title: 'Sponsors' };
    writeFileSync(menu, stringify(data));
    run(board, 'npm run build');
    expect(built('sponsors')).toBe(true);
  });
});
