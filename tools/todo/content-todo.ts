/**
 * `npm run content:todo`: lists what's late, what's due within 60 days, samples to replace, and
 * work that nobody has done yet. `-- --today 2027-01-15` uses another date, `-- --strict` fails if
 * something is late, and `-- --issue FILE` writes the monthly issue to a file, title first.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readTodos } from './read-todos.ts';
import { asIssue, asText } from './report.ts';

const { values } = parseArgs({
  options: {
    today: { type: 'string' },
    strict: { type: 'boolean' },
    issue: { type: 'string' },
  },
});
const today = values.today ?? new Date().toISOString().slice(0, 10);
const todos = readTodos(today);

if (values.issue === undefined) {
  console.log(`What needs attention as of ${today}\n${asText(todos)}`);
} else {
  const issue = asIssue(todos, today);
  writeFileSync(values.issue, issue ? `${issue.title}\n${issue.body}` : '');
}
if (values.strict && todos.some(({ urgency }) => urgency === 'late')) process.exitCode = 1;
