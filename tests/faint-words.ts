import type { Page } from '@playwright/test';

/**
 * Finds printed text with low contrast. Browsers print backgrounds only if the reader chooses to.
 */
export const faintWords = (page: Page, hasBackgrounds: boolean) =>
  page.evaluate((printed) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    /** Blends the colors in order onto white, and returns red, green and blue from 0 to 1. */
    const painted = (colors: readonly string[]) => {
      if (!canvas) throw new Error('There is no canvas.');
      for (const color of ['white', ...colors]) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
    };
    const light = (colors: readonly string[]) => {
      const [red = 0, green = 0, blue = 0] = painted(colors).map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const backgrounds = (element: Element | null): string[] =>
      element
        ? [...backgrounds(element.parentElement), getComputedStyle(element).backgroundColor]
        : [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !element.closest('svg, .sr-only'))
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => {
        const behind = printed ? backgrounds(element) : [];
        const [dark = 0, bright = 0] = [
          light(behind),
          light([...behind, getComputedStyle(element).color]),
        ].sort((a, b) => a - b);
        return (bright + 0.05) / (dark + 0.05) < 4.5;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  }, hasBackgrounds);
