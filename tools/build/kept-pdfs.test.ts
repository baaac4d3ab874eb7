import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { pressOf, putPdfs } from './kept-pdfs.ts';
import { printJobs } from './pdf-jobs.ts';

let folder = '';
const dist = () => join(folder, 'dist');
const kept = () => join(folder, 'kept');

beforeEach(() => {
  folder = temporaryFolder({ 'dist/a.woff2': 'letters' });
});

const font = '<style>@font-face{font-family:A;src:url("/a.woff2")}p{font-family:A}</style>';
const pageOf = (path: string, body: string) => ({
  path,
  html: `<link rel="alternate" type="application/pdf" href="${path}.pdf">${font}${body}`,
});
const pump = '<main><p>A pump</p></main><script>1</script><footer>Us</footer>';
const site = (body = pump) => [pageOf('/pump', body), pageOf('/pump-sheet', '<p>P = Q Δp</p>')];

/** Builds the given pages. Returns the names of the printed PDFs, and facts about all PDFs. */
async function build(pages = site(), press = 'Chromium 1') {
  const printed: string[] = [];
  const facts = await putPdfs(
    { dist: dist(), kept: kept(), press },
    printJobs(pages),
    (jobs, done) => {
      for (const job of jobs) {
        printed.push(job.pdf);
        done(job, { bytes: Buffer.from(job.html), pages: 2, left: 1, picture: undefined });
      }
      return Promise.resolve();
    },
  );
  return { printed, facts };
}

test('reuses unchanged PDFs, which are identical', async () => {
  const first = await build();
  expect(first.printed).toEqual(['/pump.pdf', '/pump-sheet.pdf']);
  const before = readFileSync(join(dist(), 'pump.pdf'));
  rmSync(join(dist(), 'pump.pdf'));
  const second = await build();
  expect(second.printed).toEqual([]);
  expect(second.facts).toEqual(first.facts);
  expect(second.facts.get('/pump.pdf')).toMatchObject({ pages: 2, left: 1 });
  expect(readFileSync(join(dist(), 'pump.pdf'))).toEqual(before);
});

test('reuses a PDF if only parts that aren’t printed change', async () => {
  await build();
  const other = pump.replace('1</script>', '2</script>').replace('Us', 'All of us');
  expect((await build(site(other))).printed).toEqual([]);
});

test('reprints a page with a new picture, font or Chromium', async () => {
  await build();
  const shown = [...site(), { path: '/', html: '<img src="/pump.avif">' }];
  expect((await build(shown)).printed).toEqual(['/pump.pdf']);
  expect((await build(site(), 'Chromium 2')).printed).toHaveLength(2);
  writeFileSync(join(dist(), 'a.woff2'), 'other letters');
  expect((await build()).printed).toHaveLength(2);
});

test('reprints a damaged PDF', async () => {
  await build();
  const [name = ''] = readdirSync(kept());
  const bytes = readFileSync(join(kept(), name));
  writeFileSync(join(kept(), name), bytes.subarray(0, -1));
  expect((await build()).printed).toHaveLength(1);
  expect((await build()).printed).toEqual([]);
});

test('keeps three versions of each PDF', async () => {
  for (const word of ['one', 'two', 'three', 'four', 'five']) await build(site(`<p>${word}</p>`));
  expect(readdirSync(kept())).toHaveLength(3 + 1);
});

test('reprints only the page with a changed word', async () => {
  await build();
  expect((await build(site(pump.replace('A pump', 'Two pumps')))).printed).toEqual(['/pump.pdf']);
});

test('identifies the press by browser and site', () => {
  const browser = join(folder, 'browser');
  const press = (version: string, name = 'Board') => {
    writeFileSync(browser, `#!/bin/sh\necho Chromium ${version}\n`, { mode: 0o755 });
    return pressOf(browser, { name, url: 'https://board.example.edu' });
  };
  expect(press('1.0')).toContain('Chromium 1.0');
  expect(new Set([press('1.0'), press('1.0'), press('1.1'), press('1.0', 'Club')]).size).toBe(3);
});
