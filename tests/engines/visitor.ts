import { expect } from '@playwright/test';
import type { EngineBrowser, Key, Size } from './engine-browser.ts';
import { aim, isRunning, look, selectAll, takeComplaints, type Seen } from './in-page.ts';

/** Somebody who visits a site with one of the engines, in the same words for all of them. */
export class Visitor {
  readonly #browser: EngineBrowser;
  readonly #origin: string;

  constructor(browser: EngineBrowser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** Opens a page and waits until its scripts, if it has any, run. */
  async visit(path: string): Promise<void> {
    await this.#browser.goto(this.#origin + path);
    await this.eventually(() => this.evaluate(isRunning), `${path} runs`).toBe(true);
  }

  /** What a function of the page's own returns. */
  async evaluate<Args extends unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<T> {
    const call = `(${work.toString()})(...${JSON.stringify(args)})`;
    return JSON.parse(await this.#browser.read(`JSON.stringify(${call}) ?? 'null'`)) as T;
  }

  /** Something that will be so in a moment, also where one page makes way for the next meanwhile. */
  eventually<T>(read: () => Promise<T>, message: string) {
    return expect.poll(() => read().catch(String), { message, intervals: [20, 50, 100] });
  }

  /** The elements in sight that match and have the words in their text. */
  look(selector: string, words = ''): Promise<Seen[]> {
    return this.evaluate(look, selector, words);
  }

  /** The texts of the elements in sight, once there is something to compare them with. */
  texts(selector: string) {
    return this.eventually(
      async () => (await this.look(selector)).map(({ text }) => text),
      selector,
    );
  }

  /** How many elements with the words are in sight. */
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

  /** Waits until no typeface is on its way. */
  async hasTypefaces(): Promise<void> {
    const status = () => this.evaluate(() => document.fonts.status);
    await this.eventually(status, 'typefaces').toBe('loaded');
  }

  /** The path, search and hash of the page that is open. */
  address() {
    return this.eventually(
      () => this.evaluate(() => location.pathname + location.search + location.hash),
      'the address',
    );
  }

  /** Clicks the first element in sight with the words, as soon as nothing covers it. */
  async click(selector: string, words = ''): Promise<void> {
    const places: ({ x: number; y: number } | null)[] = [];
    await this.eventually(async () => {
      places.push(await this.evaluate(aim, selector, words));
      return places.at(-1) !== null;
    }, `${selector} ${words} can be clicked`).toBe(true);
    const { x, y } = places.at(-1) ?? { x: 0, y: 0 };
    await this.#browser.clickAt(x, y);
  }

  /** Replaces what is in a field. */
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

  /** What the window shows once it no longer changes. */
  async picture(): Promise<Buffer> {
    const pictures: Buffer[] = [];
    await this.eventually(async () => {
      pictures.push(await this.#browser.picture());
      const [before, now] = pictures.slice(-2);
      return now !== undefined && before?.equals(now);
    }, 'a window that does not change').toBe(true);
    return pictures.at(-1) ?? Buffer.of();
  }

  /** What went wrong on the way, after which nothing is remembered of this visit. */
  async leave(): Promise<string> {
    // A page may remember something when it is left, so it is left first, for one without a script.
    await this.#browser.goto(`${this.#origin}/robots.txt`);
    return this.evaluate(takeComplaints);
  }
}
