/** Browser engines. On an iPhone, every browser is WebKit. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

/** One of them. */
export type EngineName = (typeof engineNames)[number];

/** The preferred color scheme. */
export type Theme = 'light' | 'dark';

/** Size of the viewport in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Keys by their DOM names. */
export type Key = 'ArrowDown' | 'ArrowUp' | 'Backspace' | 'Enter' | 'Escape' | 'Home' | 'Tab';

/** A browser with one page, implemented for each engine. */
export interface EngineBrowser {
  /** Opens an address and waits until it's loaded. */
  goto: (url: string) => Promise<void>;
  /** Evaluates an expression that returns a string. */
  read: (expression: string) => Promise<string>;
  clickAt: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** Takes a screenshot as PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}
