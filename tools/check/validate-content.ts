/**
 * `npm run validate:content`: runs only the checks that a change in content/ has to pass. Every
 * problem is reported with its file and line, or its page if no file can be found.
 */
import { execFile } from 'node:child_process';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import { siteSchema } from '../../src/content/site/schema.ts';
import { readBuiltPages } from './built-pages.ts';
import { axeFaults } from './axe.ts';
import { lengthFaults, lessonFaults, problemFaults } from './computed.ts';
import { contentFaults } from './content.ts';
import { htmlFaults, keptHtml } from './html.ts';
import { bareLinkFaults, linkFaults, nameFaults } from './links.ts';
import { keptPdfs, linkingTo, pdfFaults } from './pdf.ts';
import { tooBusy } from '../host/engine.ts';
import { findChromium, howToGetChromium } from '../build/chromium.ts';
import { contentOf } from './content-places.ts';
import { weightFaults } from './page-weight.ts';
import { startProgress } from './progress.ts';
import { solvedOnce } from './solved-once.ts';
import { tellGitHub } from './tell-github.ts';
import { twice } from './twice.ts';
import { printJobs } from '../build/pdf-jobs.ts';

interface Step {
  name: string;
  faults: string[];
  seconds: number;
}

const begun = performance.now();
const steps: Step[] = [];
const secondTries: string[] = [];
const progress = startProgress();
const secondsSince = (start: number) => (performance.now() - start) / 1000;

async function step(name: string, work: () => Promise<string[]>): Promise<boolean> {
  progress.doing(name);
  const started = performance.now();
  const faults = await twice(work, () => secondTries.push(name)).catch((error: unknown) => [
    inWords(error as Error),
  ]);
  steps.push({ name, faults, seconds: secondsSince(started) });
  const seconds = secondsSince(begun).toFixed(0).padStart(3);
  console.log(`${faults.length === 0 ? 'pass' : 'FAIL'}  ${name} (after ${seconds} s)`);
  for (const fault of faults) console.log(`\n${fault}\n`);
  return faults.length === 0;
}

/** Describes the error that stopped a step. A timeout is never caused by content. */
const inWords = ({ name, message }: Error): string => (name === 'TimeoutError' ? tooBusy : message);

/** Builds the site. If that fails, returns the end of the output without stack traces. */
function build(): Promise<string[]> {
  const options = {
    shell: process.platform === 'win32',
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: Infinity,
  };
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', 'build'], options, (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.split('\n').filter((line) => !/^\s+at /.test(line));
      const words = lines.slice(-20).join('\n').trim();
      resolve(error ? [words.includes('TimeoutError') ? tooBusy : words] : []);
    });
  });
}

async function checkPdfs(): Promise<string[]> {
  const pages = readBuiltPages();
  const linking = linkingTo(pages);
  const site = readYaml('content/site.yaml', siteSchema);
  const pdfium = await PDFiumLibrary.init();
  const faults: string[] = [];
  for (const page of printJobs(pages)) {
    const { path, pdf } = page;
    const found = await pdfFaults(pdfium, site, page, linking);
    faults.push(...found.map((fault) => `${contentOf(path)}\n  the PDF ${pdf}: ${fault}.`));
  }
  pdfium.destroy();
  keptPdfs.save();
  return faults;
}

async function checkHtml(): Promise<string[]> {
  const faults: string[] = [];
  for (const page of readBuiltPages()) faults.push(...(await htmlFaults(page)));
  keptHtml.save();
  return faults;
}

async function checkBuiltSite(): Promise<void> {
  await Promise.all([
    step('one page of each kind, with axe', axeFaults),
    (async () => {
      await step('every link within the site', () => {
        const pages = readBuiltPages();
        return Promise.resolve([
          ...linkFaults(pages),
          ...bareLinkFaults(pages),
          ...nameFaults(pages),
        ]);
      });
      await step('the weight of every page', () =>
        Promise.resolve(readBuiltPages().flatMap((page) => weightFaults(page))),
      );
      await step('valid HTML', checkHtml);
      await step('PDFs', checkPdfs);
    })(),
  ]);
}

/**
 * Checks lessons and problems separately, because the main thread can't print during a computation.
 */
const compute = (name: string, faults: () => string[]) =>
  step(`the ${name}, computed`, () => Promise.resolve(faults()));

if (findChromium() === undefined) {
  await step('a browser', () => Promise.resolve([`There’s no Chromium: ${howToGetChromium}.`]));
} else if (await step('the files in content/', contentFaults)) {
  // The build runs in its own process while this process computes lessons.
  const building = build();
  const isComputed = await compute('lessons', () => [...lessonFaults(), ...lengthFaults()]);
  progress.doing('build');
  const faults = await building;
  // The build stops at the first mistake in a problem. List them all only if there is one.
  const isNamed = faults.length > 0 && (!(await compute('problems', problemFaults)) || !isComputed);
  const isBuilt = !isNamed && (await step('build', () => Promise.resolve(faults)));
  if (isComputed && isBuilt) await checkBuiltSite();
} else {
  await compute('lessons', () => [...lessonFaults(), ...lengthFaults()]);
  await compute('problems', problemFaults);
  console.log('We didn’t build the site. Fix the mistakes above first.');
}

await progress.stop();
const once = solvedOnce();
if (once.length > 0) {
  console.log('\nNobody has solved these a second time, so you only have their author’s word:');
  for (const file of once) console.log(`  ${file}`);
}
const failed = steps.filter(({ faults }) => faults.length > 0).length;
tellGitHub({
  faults: steps.flatMap(({ faults }) => faults),
  secondTries,
  steps: steps.map(({ name, faults, seconds }) => ({ name, passed: faults.length === 0, seconds })),
});
console.log(`\n${String(steps.length - failed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;
