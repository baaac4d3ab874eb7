import { chromium, type Browser } from '@playwright/test';
import { stringify } from 'yaml';
import { chromiumLaunch } from '../../tools/chromium.ts';
import { freePort, startEngine } from '../../tools/engine.ts';
import { courses, eventsPage, textbooks } from '../fixture-content.ts';
import { copyFixture, withoutPrinting } from '../project-copy.ts';
import { wordsFrom } from '../scale/words.ts';

/** The fixture's site beside one of the size that we promise, and a browser to compare them in. */
export interface TwoSites {
  few: string;
  many: string;
  browser: Browser;
  close: () => Promise<void>;
}

const vocabulary =
  'balance energy heat exchanger reactor column recycle purge bypass phase vapor liquid mixture pump valve pressure flow level steam boiler stage tray feed product the of and for with without first second law rate order constant limit'.split(
    ' ',
  );
const words = (seed: number, length: number) => wordsFrom(vocabulary, seed, length);
const range = (length: number) => Array.from({ length }, (_, index) => index);

/** 5,000 events over fifty years. */
const manyEvents = () =>
  range(5000).map((index) => ({
    id: `event-${String(index)}`,
    date: new Date(Date.UTC(1976, 0, 2) + Math.floor(index * 3.65) * 86_400_000)
      .toISOString()
      .slice(0, 10),
    title: words(index, 2),
    location: 'Example Hall, room 1.23',
    time: '7-9 PM',
    description: words(index + 5000, 12),
  }));

/** 100 courses of ten lessons each, none of them written. */
const manyCourses = () =>
  range(100).map((course) => ({
    code: `GEN ${String(course)}`,
    name: words(course, 3),
    lessons: range(10).map((lesson) => ({
      title: words(1000 + course * 10 + lesson, 5),
      description: words(9000 + course * 10 + lesson, 12),
    })),
  }));

const manyTextbooks = () =>
  range(1000).map((index) => ({
    title: words(index, 6),
    author: words(index + 1000, 3),
    edition: `${String(1 + (index % 9))}th edition`,
    course: `GEN ${String(index % 400)}`,
    ...(index % 5 > 0 && { description: words(index + 2000, 14) }),
  }));

/** Builds and serves both. */
export async function twoSites(): Promise<TwoSites> {
  const small = copyFixture();
  const large = copyFixture();
  large.write('content/events.yaml', stringify({ ...eventsPage, events: manyEvents() }));
  const subjects = [...courses.subjects, { name: 'Generated', classes: manyCourses() }];
  large.write('content/courses.yaml', stringify({ ...courses, subjects }));
  large.write(
    'content/textbooks.yaml',
    stringify({ ...textbooks, textbooks: [...textbooks.textbooks, ...manyTextbooks()] }),
  );
  for (const site of [small, large]) {
    const { succeeded, output } = site.build(withoutPrinting);
    if (!succeeded) throw new Error(output);
  }
  const few = await startEngine(await freePort(), { folder: small.folder });
  const many = await startEngine(await freePort(), { folder: large.folder });
  const browser = await chromium.launch(chromiumLaunch());
  return {
    few: few.origin,
    many: many.origin,
    browser,
    close: async () => {
      await browser.close();
      for (const engine of [few, many]) await engine.stop();
      for (const site of [small, large]) site.remove();
    },
  };
}
