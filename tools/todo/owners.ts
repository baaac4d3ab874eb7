import { parse } from 'yaml';
import type { Board } from './boards.ts';
import type { ContentFile, Finding } from './findings.ts';

export interface Owned {
  role: string;
  file: string;
  line: number;
  /** Name of the entry. If omitted, the role owns the entire file. */
  name?: string | undefined;
  isAccount?: true;
}

export function ownedThings(files: readonly ContentFile[]): Owned[] {
  return files
    .filter(({ file }) => file.endsWith('.yaml'))
    .flatMap(({ file, source }) => {
      const lineWith = (words: string) =>
        Math.max(
          source.split('\n').findIndex((line) => line.includes(words)),
          0,
        ) + 1;
      const { owner, facts, accounts } = (parse(source) ?? {}) as Partial<Owners>;
      return [
        ...(owner === undefined ? [] : [{ role: owner, file, line: lineWith(`owner: ${owner}`) }]),
        ...(facts ?? []).flatMap(({ name, owner: role }) =>
          role === undefined
            ? []
            : [{ role, file, line: lineWith(`name: ${name}`), name: `{${name}}` }],
        ),
        ...(accounts ?? []).flatMap(({ name, heldBy }) =>
          (heldBy ?? []).map((role) => ({
            role,
            file,
            line: lineWith(`name: ${name}`),
            name,
            isAccount: true as const,
          })),
        ),
      ];
    });
}

/** Lists the roles of people who aren't officers, so they stay when the board changes. */
export const staffRoles = (files: readonly ContentFile[]): string[] =>
  files
    .filter(({ file }) => file === 'content/accounts.yaml')
    .flatMap(({ source }) => ((parse(source) ?? {}) as Partial<Owners>).staff ?? []);

interface Owners {
  staff: string[];
  owner: string;
  facts: { name: string; owner?: string }[];
  accounts: { name: string; heldBy?: string[] }[];
}

/**
 * Lists items that belong to no officer of the newest board and to no staff, and accounts that only
 * one person can access.
 */
export const ownershipFindings = (
  files: readonly ContentFile[],
  board: Board | undefined,
): Finding[] => [...ownerless(files, board), ...heldByOne(files, board)];

function heldByOne(files: readonly ContentFile[], board: Board | undefined): Finding[] {
  const keys = Map.groupBy(
    ownedThings(files).filter(({ isAccount }) => isAccount),
    ({ name }) => name,
  );
  const staff = staffRoles(files);
  return [...keys.values()].flatMap((held) => {
    const roles = new Set(held.map(({ role }) => role));
    const officers = board?.officers.filter(({ role }) => roles.has(role)) ?? [];
    const [only, ...others] = new Set([
      ...officers.map(({ name }) => name),
      ...staff.filter((role) => roles.has(role)),
    ]);
    const [key] = held;
    if (!key || only === undefined || others.length > 0) return [];
    const { file, line, name } = key;
    const text = `only ${only} can sign in to ${name ?? file}: add a role of someone else to "heldBy"`;
    return [{ kind: 'nobody', file, line, text }];
  });
}

/** Finds roles that own something, but that nobody on the newest board has. */
function ownerless(files: readonly ContentFile[], board: Board | undefined): Finding[] {
  const roles = new Set([...(board?.officers ?? []).map(({ role }) => role), ...staffRoles(files)]);
  return ownedThings(files)
    .filter(({ role }) => !roles.has(role))
    .map(({ role, file, line, name }) => {
      const thing = name ?? file;
      const where = board?.file ?? 'content/officers';
      return {
        kind: 'nobody',
        file,
        line,
        text: `${thing} belongs to "${role}", but nobody in ${where} has that role: give it to another role, or list the role as "staff" in content/accounts.yaml`,
        together: {
          at: where,
          say: (count) =>
            `${String(count)} things belong to "${role}", but nobody has that role: give them to another role, or list it as "staff" in content/accounts.yaml`,
          name: thing,
        },
      };
    });
}
