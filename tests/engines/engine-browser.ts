/** Browser engines. On an iPhone, every browser uses WebKit. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

export type Theme = 'light' | 'dark';

/** Size of the viewport in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Special keys by their DOM names. */
export type Key = 'ArrowDown' | 'ArrowUp' | 'Backspace' | 'Enter' | 'Escape' | 'Home' | 'Tab';

/** A browser with a single page. Each engine has its own implementation. */
export interface EngineBrowser {
  /** Opens an address and waits until the page has loaded. */
  goto: (url: string) => Promise<void>;
  /** Evaluates an expression whose value is a string. */
  read: (expression: string) => Promise<string>;
  clickAt: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** Takes a screenshot as a PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}
