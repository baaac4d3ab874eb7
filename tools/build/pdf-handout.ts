import { writeForTags } from './pdf-tags.ts';

/**
 * Loads the lazy pictures of an article as JPEG, because a PDF stores other formats uncompressed.
 * Runs in the printing browser.
 */
async function picturesFirst(): Promise<void> {
  for (const source of document.querySelectorAll('.prose picture > source')) source.remove();
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.prose picture > img')];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode()));
}

/** Unwraps the collapsible parts of a page. Runs in the printing browser. */
function unfold(): void {
  for (const fold of document.querySelectorAll('.fold, .folds')) {
    fold.querySelector(':scope > summary')?.remove();
    fold.replaceWith(...fold.childNodes);
  }
}

/**
 * Moves the answers to the end of a lesson, because on paper they'd be visible next to their
 * questions. Runs in the printing browser.
 */
export function answersLast(): void {
  for (const article of document.querySelectorAll('article')) {
    const checks = article.querySelectorAll('.self-check');
    if (checks.length === 0) continue;
    const answers = document.createElement('section');
    const heading = document.createElement('h2');
    heading.textContent = 'Answers';
    answers.append(heading);
    for (const guess of article.querySelectorAll('.prediction')) {
      const answer = document.createElement('div');
      answer.className = 'prediction';
      const question = document.createElement('p');
      question.textContent = guess.querySelector('.question')?.textContent ?? '';
      answer.append(question, ...guess.querySelectorAll('details'));
      answers.append(answer);
    }
    for (const check of checks) {
      const answer = document.createElement('div');
      answer.className = 'self-check at-end';
      const number = check.querySelector('.number')?.cloneNode(true) ?? '';
      answer.append(number, ...check.querySelectorAll('details:not(.hint)'));
      answers.append(answer);
    }
    article.insertBefore(answers, article.querySelector(':scope > .print-only'));
  }
}

/**
 * Adds the title and the page number to every page except the first. Runs in the printing browser.
 */
export function headPages(): void {
  const title = document.querySelector('h1')?.textContent ?? '';
  const number = "'page ' counter(page) ' of ' counter(pages)";
  const style = document.createElement('style');
  style.textContent = `@page {
    @top-right { content: ${JSON.stringify(title)} ' · ' ${number}; }
    @bottom-right { content: none; }
  }
  @page :first {
    @top-right { content: none; }
    @bottom-right { content: ${number}; }
  }`;
  document.head.append(style);
}

/** Changes to make before printing, in this order. */
export const changes = [unfold, picturesFirst, writeForTags, answersLast, headPages];

/**
 * Fills the gap above each wide figure with text blocks from below the figure, as many as `blocks`
 * says. Text that introduces a block stays with that block. Runs in the printing browser.
 */
export function figuresLater(blocks: readonly number[]): void {
  const introduces = (element: Element) =>
    element.matches('h2, h3') || element.textContent.trim().endsWith(':');
  // A figure with sliders moves together with its questions.
  const figures = [...document.querySelectorAll('.prose .wide')].map(
    (figure) => figure.closest('.living') ?? figure,
  );
  for (const [index, figure] of figures.entries()) {
    for (let moved = 0; moved < (blocks[index] ?? 0); moved += 1) {
      do figure.nextElementSibling?.after(figure);
      while (
        figure.nextElementSibling &&
        figure.previousElementSibling &&
        introduces(figure.previousElementSibling)
      );
    }
  }
}
