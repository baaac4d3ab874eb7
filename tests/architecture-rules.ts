import { posix } from 'node:path';
import { importsOf } from './module-imports.ts';

export interface SourceFile {
  path: string;
  source: string;
}

/** Imports allowed in a top-level folder. Every top-level folder must have an entry. */
interface Room {
  rooms: string[];
  typesOnly?: string[];
  packages: RegExp;
}

const none = /^$/;
const node = 'node:.+';

/** The rules of docs/architecture.md: the folders and packages that each folder may import. */
const rooms: Record<string, Room> = {
  domain: { rooms: [], packages: none },
  browser: { rooms: [], packages: /^react$/ },
  ui: { rooms: ['browser'], packages: /^react$/ },
  documents: {
    rooms: ['domain'],
    // Lessons get the properties of substances from a YAML file.
    packages: new RegExp(`^(katex|yaml|(mdast|micromark).*|${node})$`),
  },
  content: {
    rooms: ['documents', 'domain'],
    packages: new RegExp(`^(astro.*|zod|yaml|sharp|${node})$`),
  },
  features: {
    rooms: ['ui', 'browser', 'domain'],
    typesOnly: ['content', 'documents'],
    packages: /^(react|react-dom|qr)$/,
  },
  shell: {
    rooms: ['ui', 'browser', 'domain', 'content', 'styles'],
    packages: new RegExp(`^(astro.*|react|fontkitten|${node})$`),
  },
  pages: {
    rooms: ['shell', 'features', 'ui', 'browser', 'content', 'documents', 'domain', 'styles'],
    packages: /^(astro.*|react|react-dom\/server|sharp)$/,
  },
  styles: { rooms: [], packages: none },
  editor: {
    rooms: ['content', 'domain'],
    packages: new RegExp(`^(react|react-dom/client|wrangler|yaml|zod|vite|${node})$`),
  },
  tools: { rooms: ['domain', 'documents', 'content'], packages: /^(?!astro|react).+$/ },
};

/** A subject has the same name in every folder. */
const subjects = [
  ...['about', 'accounts', 'contact', 'courses', 'documents', 'events', 'facts', 'getting-around'],
  ...[
    'handbook',
    'home',
    'join',
    'library',
    'look',
    'menu',
    'news',
    'not-found',
    'officers',
    'practice',
  ],
  ...['questions', 'registration', 'resources', 'search', 'site', 'substances', 'textbooks'],
];

/**
 * Folders that don't belong to a subject. Any subject may import them, but they may import only
 * each other.
 */
const plainFolders: Record<string, readonly string[]> = {
  domain: ['quantities', 'properties', 'answers', 'plots', 'words', 'dates'],
  content: ['read', 'explain', 'write', 'pictures'],
};

/**
 * The only folder of content/ that may import all subjects. Subjects refer to each other through
 * it.
 */
const everything = 'everything';

/** The folders of documents/ in order. Each may import only the folders before it. */
const documentFloors = ['text', 'compute', 'maths', 'document', 'read', 'compiled'];

/** Subfolders of large subjects. */
const parts = [
  ...['courses/map', 'practice/exam', 'practice/find'],
  ...['handbook/air', 'handbook/quick-answers', 'handbook/steam', 'handbook/substances'],
];

/** Allowed imports between subjects in the same folder, each with its reason. */
const doors: readonly (readonly [from: RegExp, to: RegExp])[] = [
  // Facts are inserted into each file when it's read, and some facts come from content/site.yaml.
  [/^src\/content\/(read|facts)\//, /^src\/content\/(facts|site)\/schema\.ts$/],
  // A registration date can refer to an event on the calendar.
  [/^src\/domain\/registration\//, /^src\/domain\/events\//],
  // Files of one subject refer to files of other subjects by name.
  [/^src\/content\/[a-z-]+\/[a-z-]*schema\.ts$/, /^src\/content\/documents\/lesson-schema\.ts$/],
  // Course pages and the home page list lessons and problems.
  [
    /^src\/content\/(courses|home)\/queries\.ts$/,
    /^src\/content\/(practice|documents)\/([a-z]+-)?queries\.ts$/,
  ],
  // content/look.yaml sets the home picture, and content/pages/home.yaml its text.
  [/^src\/content\/home\/check\.ts$/, /^src\/content\/look\/schema\.ts$/],
  // The lists of lessons and of problems share components and search.
  [/^src\/features\/practice\/find\//, /^src\/features\/courses\/[^/]+$/],
  // Questions and exercises in lessons use the answer box of problems.
  [/^src\/features\/documents\/Lesson(Check|Turn)\.astro$/, /^src\/features\/practice\//],
  // The Handbook draws its curves with the plot component from lessons.
  [/^src\/features\/handbook\//, /^src\/features\/documents\/(Plot\.tsx|line-words\.ts)$/],
  // A search for a number shows a card from the Handbook.
  [/^src\/features\/search\/NumberAnswers\.tsx$/, /^src\/features\/handbook\/quick-answers\//],
];

/**
 * Files of content/ that import Astro. The tools and the editor can't import them, because they run
 * without Astro.
 */
const frameworkFiles =
  /^src\/content\/(everything\/(collections|content-files|to-find)|pictures\/pictures|[a-z-]+\/([a-z]+-)?queries)\.ts$/;

const folderNames = subjects.join('|');
const partNames = parts.join('|');
const named = (room: string) => [...(plainFolders[room] ?? []), folderNames, partNames].join('|');

/** A file at any other path fails the check, so that each new folder is a decision. */
const knownPlaces = [
  /^content\/.+\.(yaml|mdx?|png|jpe?g|webp|avif)$/i,
  /^(content|library)\/((lessons|problems)\/figures|look)\/[a-z0-9-]+\.svg$/,
  /^library\/((lessons|problems)\/[^/]+\.mdx|(subjects|substances|books)\.yaml)$/,
  /^src\/content\.config\.ts$/,
  new RegExp(`^src/domain/(${named('domain')})/[^/]+\\.ts$`),
  /^src\/documents\/(text|compute|maths|document|read|compiled)\/[^/]+\.ts$/,
  new RegExp(`^src/content/(${named('content')}|${everything})/[^/]+\\.ts$`),
  /^src\/ui\/(drawings\/)?[^/]+\.(tsx?|astro|css)$/,
  /^src\/browser\/[^/]+\.tsx?$/,
  new RegExp(`^src/features/(${named('features')})/[^/]+\\.(tsx?|astro|css)$`),
  /^src\/shell\/[^/]+\.(ts|tsx|astro|css)$/,
  /^src\/pages\/.+\.(ts|astro)$/,
  /^src\/styles\/([^/]+\.css|fonts\/[^/]+\.(woff2|txt))$/,
  /^(src\/[a-z]+|tools|tests)\/README\.md$/,
  // The underscore keeps Astro from turning this Markdown file into a page.
  /^src\/pages\/_README\.md$/,
  /^tools\/((build|check|todo|new|measure|host|package)\/[^/]+\.ts|new\/board\/(pages\/)?[a-z-]+\.yaml|package\/(CHANGELOG\.md|board\/.+))$/,
  /^editor\/([^/]+\.(tsx?|css|html)|wrangler\.jsonc)$/,
  /^tests\/([a-z0-9]+\/)?[^/]+\.ts$/,
  // Generated data, and the Python scripts that generate it.
  /^tests\/(properties\/[a-z-]+\.(json|py)|proved\.json)$/,
  /^tests\/fixtures\/[a-z-]+\/.+\.(yaml|mdx?|svg|png|jpe?g|webp|avif)$/i,
  /^tests\/engines\/pictures\/[a-z0-9-]+\.png$/,
  /^deploy\/[a-z]+\/[^/]+\.(md|conf|sh|service|timer)$/,
  /^docs\/((decisions\/\d{3}-)?[^/]+\.(md|png)|decisions\/README\.md|pictures\/[a-z-]+\.webp)$/,
  /^public\/([^/]+|lessons\/[a-z0-9-]+\.pdf)$/,
  /^\.(ci|github|vscode)\//,
  /^[^/]+$/,
];

const testPackages = /^(vitest|react|react-dom\/(client|server))$/;
const isTest = (path: string) => path.includes('.test.');

export function placeProblems(path: string): string[] {
  return knownPlaces.some((place) => place.test(path)) ? [] : [`${path}: there is no such room`];
}

export function importProblems({ path, source }: SourceFile): string[] {
  const from = roomOf(path);
  const room = rooms[from];
  if (path === 'src/content.config.ts') return [];
  if (!room) return [`${path}: the folder "${from}" is not part of the house`];

  return importsOf(source).flatMap(({ target, typeOnly }) => {
    if (!target.startsWith('.')) {
      const known =
        room.packages.test(target) ||
        (isTest(path) && testPackages.test(target)) ||
        (path.endsWith('.astro') && /^astro(:assets|\/types)?$/.test(target));
      return known ? [] : [`${path}: ${from} may not know the package "${target}"`];
    }
    const file = posix.join(posix.dirname(path), target);
    const to = roomOf(file);
    if (to === from) return doorProblems(path, file, typeOnly);
    if (/^(tools|editor)$/.test(from) && frameworkFiles.test(file)) {
      return [`${path}: ${from} runs without the framework that ${file} needs`];
    }
    if (room.rooms.includes(to) || (isTest(path) && to === 'tests')) return [];
    if (room.typesOnly?.includes(to)) {
      return typeOnly ? [] : [`${path}: ${from} may import only types from ${to}`];
    }
    return [`${path}: ${from} may not import ${to}`];
  });
}

/**
 * Reports an import within a top-level folder that isn't allowed, such as an import of another
 * subject.
 */
function doorProblems(path: string, file: string, typeOnly: boolean): string[] {
  const room = roomOf(path);
  const [from, to] = [folderOf(path), folderOf(file)];
  const [here, there] = [from, to].map((folder) => documentFloors.indexOf(folder));
  if (room === 'documents' && !isTest(path) && (there ?? 0) > (here ?? 0)) {
    return [`${path}: ${from} may not import ${to}`];
  }
  if (from === to || !['domain', 'content', 'features'].includes(room)) return [];
  const plain = plainFolders[room] ?? [];
  if (plain.includes(to) || from === everything) return [];
  if (to === everything && !plain.includes(from)) return [];
  // Types of other subjects are allowed, because importing a type runs no code.
  if (room === 'content' && typeOnly && !plain.includes(from)) return [];
  if (isTest(path) || doors.some(([a, b]) => a.test(path) && b.test(file))) return [];
  return room === 'features'
    ? [`${path}: the feature ${from} may not import the feature ${to}`]
    : [`${path}: ${room}/${from} may not import ${room}/${to}`];
}

const bannedNames = /(^|\/)(utils?|helpers?|misc|common|services?|index)(\.|\/)/;

const longestFile = 300;

export function sizeProblems({ path, source }: SourceFile): string[] {
  const lines = source.trimEnd().split('\n').length;
  return lines > longestFile
    ? [`${path}: ${String(lines)} lines hold more than one idea; at most ${String(longestFile)}`]
    : [];
}

/** Reports problems with a file's name, the length of a page, exports and forbidden patterns. */
export function habitProblems({ path, source }: SourceFile): string[] {
  const isPage = path.startsWith('src/pages/');
  const name = posix.basename(path);
  const wellNamed = path.endsWith('.ts')
    ? /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.ts$/
    : /^[A-Z][A-Za-z0-9]*(\.island)?\.(tsx|astro)$/;
  const problems: [boolean, string][] = [
    [!isPage && bannedNames.test(path), 'a name that says nothing about what is inside'],
    [
      !isPage && !wellNamed.test(name),
      'components are PascalCase.tsx, everything else kebab-case.ts',
    ],
    [
      isPage && source.trimEnd().split('\n').length > 60,
      'a page composes; over 60 lines it does more',
    ],
    [
      // Astro requires the default export of a client directive.
      !isPage &&
        path.startsWith('src/') &&
        !path.startsWith('src/shell/client-') &&
        /^export default /m.test(source),
      'use named exports',
    ],
    [
      path !== 'src/content.config.ts' &&
        /^export (type )?(\*|\{[^}]*\})[^;'"]* from /m.test(source),
      'no barrels: import from where a thing is defined',
    ],
    [/from ['"](@\/|~\/|src\/)/.test(source), 'use relative imports'],
    [
      /\bz\.(object|looseObject|any|unknown)\(/.test(source),
      'content is checked strictly: use z.strictObject, and say what the value is',
    ],
    [
      /\bnew RegExp\(\s*[^'"`\s]/.test(source),
      'a pattern from outside can hang the page: compare normalized text',
    ],
    [!isTest(path) && /\sstyle=/.test(source), 'the policy forbids style attributes: use a class'],
    [runsWithoutSaying(source), 'a component that runs in the browser is called Name.island.tsx'],
    [
      path.endsWith('.island.tsx') && !/^export const \w+ = island\(/m.test(source),
      'an island is made by island(), so that it goes with a word when it fails',
    ],
    [
      /\sclient:(?!use)/.test(source) && !/<IslandFrame\b/.test(source),
      'an island is in <IslandFrame>, which says what still works if it fails',
    ],
  ];
  return problems.filter(([found]) => found).map(([, problem]) => `${path}: ${problem}`);
}

function runsWithoutSaying(source: string): boolean {
  return [...source.matchAll(/<([A-Z]\w*)[^>]*\sclient:/g)].some(
    ([, name = '']) => !new RegExp(`import [^;]*\\b${name}\\b[^;]*\\.island\\.tsx`).test(source),
  );
}

function roomOf(path: string): string {
  const [top, second] = path.split('/');
  return (top === 'src' ? second : top) ?? '';
}

const folderOf = (path: string) => path.split('/')[2] ?? '';
