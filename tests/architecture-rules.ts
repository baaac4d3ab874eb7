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
  content: { rooms: ['domain'], packages: new RegExp(`^(astro.*|zod|yaml|${node})$`) },
  features: { rooms: ['ui', 'domain'], typesOnly: ['content'], packages: /^react$/ },
  layouts: {
    rooms: ['features', 'ui', 'content', 'styles'],
    packages: new RegExp(`^(astro.*|react|fontkitten|${node})$`),
  },
  pages: {
    rooms: ['layouts', 'features', 'ui', 'content', 'domain'],
    packages: /^(astro.*|react|react-dom\/server|sharp)$/,
  },
  styles: { rooms: [], packages: none },
  tools: { rooms: ['domain', 'content'], packages: new RegExp(`^(?!astro|react).+$`) },
};

/** Every import of a file that its room does not allow, in words. */
export function importProblems({ path, source }: SourceFile): string[] {
  const from = roomOf(path);
  const room = rooms[from];
  if (path === 'src/content.config.ts') return [];
  if (!room) return [`${path}: the folder "${from}" is not part of the house`];

  return importsOf(source).flatMap(({ target, typeOnly }) => {
    if (!target.startsWith('.')) {
      const known = room.packages.test(target) || (path.includes('.test.') && target === 'vitest');
      return known ? [] : [`${path}: ${from} may not know the package "${target}"`];
    }
    const file = posix.join(posix.dirname(path), target);
    const to = roomOf(file);
    if (to === from) {
      return from === 'features' && featureOf(file) !== featureOf(path)
        ? [`${path}: the feature ${featureOf(path)} may not import the feature ${featureOf(file)}`]
        : [];
    }
    if (room.rooms.includes(to)) return [];
    if (room.typesOnly?.includes(to)) {
      return typeOnly ? [] : [`${path}: ${from} may import only types from ${to}`];
    }
    return [`${path}: ${from} may not import ${to}`];
  });
}

const bannedNames = /(^|\/)(utils?|helpers?|misc|common|services?|index)(\.|\/)/;

/** What is wrong with a file's name, size or exports. */
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
    [!isPage && path.startsWith('src/') && /^export default /m.test(source), 'use named exports'],
    [
      path !== 'src/content.config.ts' && /^export (\*|\{[^}]*\}) from /m.test(source),
      'no barrels: import from where a thing is defined',
    ],
    [/from ['"](@\/|~\/|src\/)/.test(source), 'use relative imports'],
  ];
  return problems.filter(([found]) => found).map(([, problem]) => `${path}: ${problem}`);
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
