import type { Page } from '@playwright/test';

export const phone = { width: 360, height: 740 };

/** Distances from the top of the page in pixels. Parts that the page doesn't have are left out. */
export interface Beginnings {
  /** The first text below the title block. */
  words?: number;
  paragraph?: number;
  /** The first answer box of a problem, or the link to it if one is visible. */
  answer?: number;
  search?: number;
}

export const beginnings = (page: Page): Promise<Beginnings> =>
  page.evaluate(() => {
    const shown = (element: Element | null | undefined) =>
      element?.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only');
    const boxOf = (selector: string) => {
      const element = [...document.querySelectorAll(selector)].find(shown);
      return element?.getBoundingClientRect();
    };
    const firstWords = () => {
      const content = document.querySelector(
        '.below-title, .course-next, .course-line, .drum-line',
      );
      if (!content) return undefined;
      const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const tops: number[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (shown(text.parentElement) && box.height > 0) tops.push(box.top);
      }
      return Math.min(...tops);
    };
    const measured = {
      words: firstWords(),
      paragraph: boxOf('article p')?.top,
      answer: boxOf('.to-answer')?.bottom ?? boxOf('.desk .answer input')?.top,
      search: boxOf('input[type="search"]')?.bottom,
    };
    return Object.fromEntries(
      Object.entries(measured).flatMap(([part, place]) =>
        place === undefined ? [] : [[part, Math.round(place + scrollY)]],
      ),
    );
  });
