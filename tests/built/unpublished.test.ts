import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import { unpublished } from '../../src/content/everything/sources.ts';

const { files, schema } = unpublished.accounts;

test('no built file has the officers’ accounts', () => {
  const accounts = existsSync(files) ? readYaml(files, schema).accounts : [];
  // Pages may contain the names of accounts, but not these sentences about them.
  const kept = accounts.flatMap((account) => [account.for, account.handOver ?? account.for]);
  const built = globSync('dist/**/*').filter((file) => statSync(file).isFile());
  expect(built.length).toBeGreaterThan(10);
  const leaks = built.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return kept.some((sentence) => text.includes(sentence));
  });
  expect(leaks).toEqual([]);
  expect(built.filter((file) => /accounts|handover/.test(file))).toEqual([]);
});
