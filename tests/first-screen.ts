import type { Page } from '@playwright/test';

/** A small phone. */
export const phone = { width: 360, height: 740 };

/** Distance of a page's parts from its top, in pixels. Missing parts are left out. */
export interface Beginnings {
  /** The first words below the title block. */
  words?: number;
  /** The first paragraph of an article. */
  paragraph?: number;
  /** The first answer box of a problem, or the visible link to it. */
  answer?: number;
  /** The lower edge of the search field. */
  search?: number;
}

/** Measures where the parts of the open page begin. */
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
      answer: boxOf('.to-answer')?.bottom ?? boxOf('.answer input')?.top,
      search: boxOf('input[type="search"]')?.bottom,
    };
    return Object.fromEntries(
      Object.entries(measured).flatMap(([part, place]) =>
        place === undefined ? [] : [[part, Math.round(place + scrollY)]],
      ),
    );
  });
