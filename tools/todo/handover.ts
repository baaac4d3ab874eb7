/**
 * `npm run handover`: writes handover.md for next year's officers. Git ignores it, and it's not
 * part of the site. `-- --today 2027-05-01` uses another date.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import { sources, unpublished } from '../../src/content/everything/sources.ts';
import { handoverPage } from './handover-page.ts';
import { changeOfBoards } from './boards.ts';
import { contentInUse, readTodos } from './read-todos.ts';
import { ownedThings, staffRoles } from './owners.ts';

const { values } = parseArgs({ options: { today: { type: 'string' } } });
const today = values.today ?? new Date().toISOString().slice(0, 10);
const files = contentInUse();
const { accounts } = unpublished;

const page = handoverPage({
  today,
  boardName: readYaml(sources.site.files, sources.site.schema).name,
  ...changeOfBoards(files, today),
  owned: ownedThings(files),
  staff: staffRoles(files),
  files: files
    .map(({ file }) => file)
    .filter((file) => /^content\/(pages\/)?[a-z-]+\.yaml$/.test(file) && file !== accounts.files),
  accounts: existsSync(accounts.files) ? readYaml(accounts.files, accounts.schema).accounts : [],
  todos: readTodos(today),
});
writeFileSync('handover.md', page);
console.log('Written to handover.md, which Git ignores. Give it to the new officers.');
