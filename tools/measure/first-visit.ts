/**
 * `npm run measure -- first-visit`: measures whether first-time visitors see our typefaces, and the
 * layout shift. Visits each page ten times with an empty cache, on a phone and a laptop, over two
 * networks. `npm run measure -- first-visit /about` visits only the named pages.
 */
import { chromium, type Browser, type ViewportSize } from '@playwright/test';
import { chromiumLaunch } from '../build/chromium.ts';
import { freePort, startEngine } from '../host/engine.ts';
import { recordFigure } from './record-figure.ts';
import { builtRoutes, notFoundRoute, onePageOfEachKind } from '../build/routes.ts';

const sizes = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } };
const visits = 10;
// The Web Vitals limit for "good". Our own limit is 0.02, but a title that wraps differently can
// exceed it: decision 002.
const mostShift = 0.1;

/** Throughput in bytes per second, and latency in milliseconds. */
const networks = {
  // Slow 4G as defined by DevTools and Lighthouse: 1.6 Mb/s and 150 ms, with their adjustment
  // factors.
  'slow 4G': { throughput: 180_000, latency: 562.5 },
  '9 Mb/s, 60 ms': { throughput: 1_125_000, latency: 60 },
};

interface Visit {
  /** Fonts of the heading and of the text after everything has loaded. */
  faces: string[];
  shift: number;
  paint: number;
  fonts: number;
}

async function visit(
  browser: Browser,
  address: string,
  viewport: ViewportSize,
  { throughput, latency }: { throughput: number; latency: number },
): Promise<Visit> {
  // A new context has an empty cache.
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) {
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + entry.value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const figures = await page.evaluate(() => ({
    shift: Number(document.documentElement.dataset['shift'] ?? 0),
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    fonts: Math.max(
      ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ responseEnd }) => responseEnd),
    ),
  }));
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const faces: string[] = [];
  for (const selector of ['h1', 'main p']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    faces.push(...fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : '')));
  }
  await context.close();
  return { faces, ...figures };
}

const named = process.argv.slice(2);
const lesson = /^\/resources\/study-materials\/[^/]+$/;
const routes =
  named.length > 0
    ? named
    : onePageOfEachKind(builtRoutes(), (route) => route).filter(
        (route) => ['/', '/events', notFoundRoute].includes(route) || lesson.test(route),
      );
const engine = await startEngine(await freePort());
const browser = await chromium.launch(chromiumLaunch());
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
let isGood = true;
for (const route of routes) {
  for (const [name, network] of Object.entries(networks)) {
    const seen: Visit[] = [];
    for (let turn = 0; turn < visits; turn += 1) {
      const size = turn % 2 === 0 ? sizes.phone : sizes.laptop;
      seen.push(await visit(browser, engine.origin + route, size, network));
    }
    const complete = seen.filter(({ faces }) => faces.length > 0 && !faces.includes('')).length;
    const shift = Math.max(...seen.map((each) => each.shift));
    isGood &&= complete === visits && shift <= mostShift;
    recordFigure(
      `First visit, ${route}, ${name}`,
      `typefaces seen in ${String(complete)} of ${String(visits)}, layout shift at most ${shift.toFixed(4)}, first words after ${seconds(middle(seen.map(({ paint }) => paint)))}, typefaces after ${seconds(middle(seen.map(({ fonts }) => fonts)))}`,
    );
  }
}
await browser.close();
await engine.stop();
process.exitCode = isGood ? 0 : 1;
