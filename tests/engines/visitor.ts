import { expect } from '@playwright/test';
import type { EngineBrowser, Key, Size } from './engine-browser.ts';
import { aim, isRunning, look, selectAll, takeComplaints, type Seen } from './in-page.ts';

/** A person who uses the site in one of the engines. */
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

  /** Calls a function on the page. The function can't refer to anything outside of itself. */
  async evaluate<Args extends unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<T> {
    const call = `(${work.toString()})(...${JSON.stringify(args)})`;
    return JSON.parse(await this.#browser.read(`JSON.stringify(${call}) ?? 'null'`)) as T;
  }

  /** Polls a value. Errors while another page loads count as a failed attempt. */
  eventually<T>(read: () => Promise<T>, message: string) {
    return expect.poll(() => read().catch(String), { message, intervals: [20, 50, 100] });
  }

  /** Returns the visible elements that match a selector and contain the text. */
  look(selector: string, words = ''): Promise<Seen[]> {
    return this.evaluate(look, selector, words);
  }

  /** Polls the texts of the visible elements that match. */
  texts(selector: string) {
    return this.eventually(
      async () => (await this.look(selector)).map(({ text }) => text),
      selector,
    );
  }

  /** Polls the number of visible elements that match. */
  count(selector: string, words = '') {
    return this.eventually(
      async () => (await this.look(selector, words)).length,
      `${selector} ${words}`,
    );
  }

  async hasFocus(selector: string, words = ''): Promise<void> {
    await this.eventually(
      async () => (await this.look(selector, words)).some(({ isFocused }) => isFocused),
      `${selector} ${words} has the focus`,
    ).toBe(true);
  }

  async hasTypefaces(): Promise<void> {
    const status = () => this.evaluate(() => document.fonts.status);
    await this.eventually(status, 'typefaces').toBe('loaded');
  }

  /** Polls the path, query and fragment of the page. */
  address() {
    return this.eventually(
      () => this.evaluate(() => location.pathname + location.search + location.hash),
      'the address',
    );
  }

  /** Clicks the first matching element once nothing covers it. */
  async click(selector: string, words = ''): Promise<void> {
    const places: ({ x: number; y: number } | null)[] = [];
    await this.eventually(async () => {
      places.push(await this.evaluate(aim, selector, words));
      return places.at(-1) !== null;
    }, `${selector} ${words} can be clicked`).toBe(true);
    const { x, y } = places.at(-1) ?? { x: 0, y: 0 };
    await this.#browser.clickAt(x, y);
  }

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

  /** Takes a screenshot once two in a row are identical. */
  async picture(): Promise<Buffer> {
    const pictures: Buffer[] = [];
    await this.eventually(async () => {
      pictures.push(await this.#browser.picture());
      const [before, now] = pictures.slice(-2);
      return now !== undefined && before?.equals(now);
    }, 'a window that does not change').toBe(true);
    return pictures.at(-1) ?? Buffer.of();
  }

  /** Closes the page. Returns all errors since the start and clears the storage. */
  async leave(): Promise<string> {
    // Leaves the page first, because it may still store something then.
    await this.#browser.goto(`${this.#origin}/robots.txt`);
    return this.evaluate(takeComplaints);
  }
}
