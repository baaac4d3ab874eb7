import { writeForTags } from './pdf-tags.ts';

/**
 * Loads an article's lazy pictures in the printing browser. Uses the JPEG, because a PDF holds
 * JPEGs as they are and other formats uncompressed.
 */
async function picturesFirst(): Promise<void> {
  for (const source of document.querySelectorAll('.prose picture > source')) source.remove();
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.prose picture > img')];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode()));
}

/** Unwraps parts that fold on phones, in the printing browser. */
function unfold(): void {
  for (const fold of document.querySelectorAll('.fold, .folds')) {
    fold.querySelector(':scope > summary')?.remove();
    fold.replaceWith(...fold.childNodes);
  }
}

/**
 * Moves a lesson's answers to its end, in the printing browser, because they can't be collapsed on
 * paper and shouldn't be visible next to their questions.
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

/** Adds the title and page number to every page but the first, in the printing browser. */
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

/** Changes to a page before printing, in order. */
export const changes = [unfold, picturesFirst, writeForTags, answersLast, headPages];

/**
 * Moves up to a given number of text blocks before each wide figure, in the printing browser, to
 * fill the gap it would leave. Text that introduces something stays with it.
 */
export function figuresLater(blocks: readonly number[]): void {
  const introduces = (element: Element) =>
    element.matches('h2, h3') || element.textContent.trim().endsWith(':');
  // A figure with sliders has its questions around it.
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
