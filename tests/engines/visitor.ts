import { expect } from '@playwright/test';
import type { EngineBrowser, Key, Size } from './engine-browser.ts';
import { aim, isRunning, look, selectAll, takeComplaints, type Seen } from './in-page.ts';

/** A visitor with any of the engines. */
export class Visitor {
  readonly #browser: EngineBrowser;
  readonly #origin: string;

  constructor(browser: EngineBrowser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** Opens a page and waits until its scripts run. */
  async visit(path: string): Promise<void> {
    await this.#browser.goto(this.#origin + path);
    await this.eventually(() => this.evaluate(isRunning), `${path} runs`).toBe(true);
  }

  /** Runs a function on the page and returns its result. */
  async evaluate<Args extends unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<T> {
    const call = `(${work.toString()})(...${JSON.stringify(args)})`;
    return JSON.parse(await this.#browser.read(`JSON.stringify(${call}) ?? 'null'`)) as T;
  }

  /** Polls a value, also while another page is loading. */
  eventually<T>(read: () => Promise<T>, message: string) {
    return expect.poll(() => read().catch(String), { message, intervals: [20, 50, 100] });
  }

  /** The visible elements that match and contain the words. */
  look(selector: string, words = ''): Promise<Seen[]> {
    return this.evaluate(look, selector, words);
  }

  /** Expects the texts of the visible elements. */
  texts(selector: string) {
    return this.eventually(
      async () => (await this.look(selector)).map(({ text }) => text),
      selector,
    );
  }

  /** Expects a number of visible elements with the words. */
  count(selector: string, words = '') {
    return this.eventually(
      async () => (await this.look(selector, words)).length,
      `${selector} ${words}`,
    );
  }

  /** Waits until an element has the focus. */
  async hasFocus(selector: string, words = ''): Promise<void> {
    await this.eventually(
      async () => (await this.look(selector, words)).some(({ isFocused }) => isFocused),
      `${selector} ${words} has the focus`,
    ).toBe(true);
  }

  /** Waits until all fonts have loaded. */
  async hasTypefaces(): Promise<void> {
    const status = () => this.evaluate(() => document.fonts.status);
    await this.eventually(status, 'typefaces').toBe('loaded');
  }

  /** Expects the path, search and hash of the page. */
  address() {
    return this.eventually(
      () => this.evaluate(() => location.pathname + location.search + location.hash),
      'the address',
    );
  }

  /** Clicks the first visible element with the words once nothing covers it. */
  async click(selector: string, words = ''): Promise<void> {
    const places: ({ x: number; y: number } | null)[] = [];
    await this.eventually(async () => {
      places.push(await this.evaluate(aim, selector, words));
      return places.at(-1) !== null;
    }, `${selector} ${words} can be clicked`).toBe(true);
    const { x, y } = places.at(-1) ?? { x: 0, y: 0 };
    await this.#browser.clickAt(x, y);
  }

  /** Replaces the text of a field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.evaluate(selectAll, selector);
    if (text === '') await this.#browser.press('Backspace');
    else await this.#browser.type(text);
  }

  press(key: Key): Promise<void> {
    return this.#browser.press(key);
  }

  resize(size: Size): Promise<void> {
    return this.#browser.resize(size);
  }

  /** Takes a screenshot once it no longer changes. */
  async picture(): Promise<Buffer> {
    const pictures: Buffer[] = [];
    await this.eventually(async () => {
      pictures.push(await this.#browser.picture());
      const [before, now] = pictures.slice(-2);
      return now !== undefined && before?.equals(now);
    }, 'a window that does not change').toBe(true);
    return pictures.at(-1) ?? Buffer.of();
  }

  /** Returns all errors and clears the storage. */
  async leave(): Promise<string> {
    // Leaves the page first, because it may store something then.
    await this.#browser.goto(`${this.#origin}/robots.txt`);
    return this.evaluate(takeComplaints);
  }
}
