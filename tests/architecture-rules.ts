import { posix } from 'node:path';

/** A file of the project as the rules see it. */
export interface SourceFile {
  path: string;
  source: string;
}

interface Import {
  target: string;
  typeOnly: boolean;
}

/** What a room may import. A room that is not listed may not exist. */
interface Room {
  rooms: string[];
  typesOnly?: string[];
  packages: RegExp;
}

const none = /^$/;
const node = 'node:.+';

/** docs/architecture.md as code: who may import whom, and which packages each may know. */
const rooms: Record<string, Room> = {
  domain: { rooms: [], packages: none },
  ui: { rooms: [], packages: /^react$/ },
  documents: {
    rooms: ['domain'],
    packages: new RegExp(`^(katex|mathjs|(mdast|micromark).*|${node})$`),
  },
  content: {
    rooms: ['documents', 'domain'],
    packages: new RegExp(`^(astro.*|zod|yaml|sharp|${node})$`),
  },
  features: {
    rooms: ['ui', 'domain'],
    typesOnly: ['content', 'documents'],
    packages: /^(react|qr)$/,
  },
  layouts: {
    rooms: ['features', 'ui', 'content', 'styles'],
    packages: new RegExp(`^(astro.*|react|fontkitten|${node})$`),
  },
  pages: {
    rooms: ['layouts', 'features', 'ui', 'content', 'documents', 'domain', 'styles'],
    packages: /^(astro.*|react|react-dom\/server|sharp)$/,
  },
  styles: { rooms: [], packages: none },
  editor: {
    rooms: ['content', 'domain'],
    packages: new RegExp(`^(react|react-dom/client|yaml|zod|vite|${node})$`),
  },
  tools: { rooms: ['domain', 'documents', 'content'], packages: /^(?!astro|react).+$/ },
};

/** The files of content/ that know the framework; tools and the editor run without it. */
const frameworkFiles = /^src\/content\/(collections|pictures|([a-z]+-)?queries|content-files)\.ts$/;

/** Everything that may stand in the repository; what is not here is a decision to be made. */
const knownPlaces = [
  /^content\/.+\.(yaml|mdx?)$/,
  /^content\/.+\.(png|jpe?g|webp|avif)$/i,
  /^content\/((lessons|problems)\/figures|look)\/[a-z0-9-]+\.svg$/,
  /^src\/content\.config\.ts$/,
  /^src\/(domain(\/(quantities|answers|plots|practice|calendar|curriculum|site-search))?|documents(\/maths)?|content)\/[^/]+\.ts$/,
  /^src\/ui\/[^/]+\.(tsx?|css)$/,
  /^src\/features\/([a-z-]+|practice\/exam)\/[^/]+\.(tsx?|css)$/,
  /^src\/layouts\/[^/]+\.(ts|tsx|astro|css)$/,
  /^src\/pages\/.+\.(ts|astro)$/,
  /^src\/styles\/[^/]+\.css$/,
  /^src\/styles\/fonts\/[^/]+\.(woff2|txt)$/,
  /^tools(\/new)?\/[^/]+\.ts$/,
  /^editor\/[^/]+\.(tsx?|css|html)$/,
  /^tests\/([a-z0-9]+\/)?[^/]+\.ts$/,
  /^tests\/fixtures\/[a-z-]+\/.+\.(yaml|mdx?|svg)$/,
  /^tests\/fixtures\/[a-z-]+\/.+\.(png|jpe?g|webp|avif)$/i,
  /^tests\/engines\/pictures\/[a-z0-9-]+\.png$/,
  /^deploy\/[a-z]+\/[^/]+\.(md|conf)$/,
  /^docs\/(decisions\/\d{3}-)?[^/]+\.(md|png)$/,
  /^public\/[^/]+$/,
  /^public\/lessons\/[a-z0-9-]+\.pdf$/,
  /^\.(ci|github|vscode)\//,
  /^[^/]+$/,
];

/** What a test may know besides: how to check, and how to draw what it checks. */
const testPackages = /^(vitest|react|react-dom\/(client|server))$/;
const isTest = (path: string) => path.includes('.test.');

/** Complains about a file that stands where the house has no room for it. */
export function placeProblems(path: string): string[] {
  return knownPlaces.some((place) => place.test(path)) ? [] : [`${path}: there is no such room`];
}

/** Every import of a file that its room does not allow, in words. */
export function importProblems({ path, source }: SourceFile): string[] {
  const from = roomOf(path);
  const room = rooms[from];
  if (path === 'src/content.config.ts') return [];
  if (!room) return [`${path}: the folder "${from}" is not part of the house`];

  return importsOf(source).flatMap(({ target, typeOnly }) => {
    if (!target.startsWith('.')) {
      const known = room.packages.test(target) || (isTest(path) && testPackages.test(target));
      return known ? [] : [`${path}: ${from} may not know the package "${target}"`];
    }
    const file = posix.join(posix.dirname(path), target);
    const to = roomOf(file);
    if (to === from) {
      return from === 'features' && featureOf(file) !== featureOf(path)
        ? [`${path}: the feature ${featureOf(path)} may not import the feature ${featureOf(file)}`]
        : [];
    }
    if (['tools', 'editor'].includes(from) && frameworkFiles.test(file)) {
      return [`${path}: ${from} runs without the framework that ${file} needs`];
    }
    if (room.rooms.includes(to)) return [];
    if (room.typesOnly?.includes(to)) {
      return typeOnly ? [] : [`${path}: ${from} may import only types from ${to}`];
    }
    return [`${path}: ${from} may not import ${to}`];
  });
}

const bannedNames = /(^|\/)(utils?|helpers?|misc|common|services?|index)(\.|\/)/;

const longestFile = 300;

/** Complains about a file that has grown to hold several ideas. */
export function sizeProblems({ path, source }: SourceFile): string[] {
  const lines = source.trimEnd().split('\n').length;
  return lines > longestFile
    ? [`${path}: ${String(lines)} lines hold more than one idea; at most ${String(longestFile)}`]
    : [];
}

/** What is wrong with a file's name, page size or exports. */
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
      // The framework takes what a directive exports by default.
      !isPage &&
        path.startsWith('src/') &&
        !path.startsWith('src/layouts/client-') &&
        /^export default /m.test(source),
      'use named exports',
    ],
    [
      path !== 'src/content.config.ts' &&
        /^export (type )?(\*|\{[^}]*\})[^;'"]* from /m.test(source),
      'no barrels: import from where a thing is defined',
    ],
    [/from ['"](@\/|~\/|src\/)/.test(source), 'use relative imports'],
    [runsWithoutSaying(source), 'a component that runs in the browser is called Name.island.tsx'],
    [
      path.endsWith('.island.tsx') && !/^export const \w+ = island\(/m.test(source),
      'an island is made by island(), so that it goes with a word when it fails',
    ],
    [
      /\sclient:/.test(source) && !/<Living\b/.test(source),
      'an island stands in <Living>, which says what still works when it fails',
    ],
  ];
  return problems.filter(([found]) => found).map(([, problem]) => `${path}: ${problem}`);
}

/** Whether a page runs a component in the browser whose file does not say so in its name. */
function runsWithoutSaying(source: string): boolean {
  return [...source.matchAll(/<([A-Z]\w*)[^>]*\sclient:/g)].some(
    ([, name = '']) => !new RegExp(`import [^;]*\\b${name}\\b[^;]*\\.island\\.tsx`).test(source),
  );
}

function roomOf(path: string): string {
  const [top, second] = path.split('/');
  return (top === 'src' ? second : top) ?? '';
}

const featureOf = (path: string) => path.split('/')[2] ?? '';

/** The imports and re-exports of a module, its dynamic ones included. */
function importsOf(source: string): Import[] {
  const declared = [
    ...source.matchAll(
      /^\s*(?:import|export)\s(?<what>[^'";]*?)from\s+['"](?<target>[^'"]+)['"]/gm,
    ),
  ].map(({ groups }) => ({
    target: groups?.['target'] ?? '',
    typeOnly: /^\s*type\b/.test(groups?.['what'] ?? ''),
  }));
  const bare = [...source.matchAll(/\bimport\s*\(?\s*['"](?<target>[^'"]+)['"]/g)].map(
    ({ groups }) => ({ target: groups?.['target'] ?? '', typeOnly: false }),
  );
  return [...declared, ...bare];
}
