/** The engines of today's browsers. On an iPhone every browser is WebKit. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

/** One of them. */
export type EngineName = (typeof engineNames)[number];

/** Which colors the visitor's system prefers. */
export type Theme = 'light' | 'dark';

/** The inside of a window, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The keys that a journey presses, by the names that the DOM has for them. */
export type Key = 'ArrowDown' | 'ArrowUp' | 'Backspace' | 'Enter' | 'Escape' | 'Home' | 'Tab';

/** A browser with one page: what every journey needs, and each engine does in its own way. */
export interface EngineBrowser {
  /** Opens an address, and resolves once it is loaded. */
  goto: (url: string) => Promise<void>;
  /** The value of a JavaScript expression on the page, which has to be a string. */
  read: (expression: string) => Promise<string>;
  /** Presses and releases the mouse at a place of the window. */
  clickAt: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Types letter by letter into what has the focus. */
  type: (text: string) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** What the window shows, as PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}
