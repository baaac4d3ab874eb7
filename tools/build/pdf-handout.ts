import { writeForTags } from './pdf-tags.ts';

/**
 * Waits for the pictures of an article, which a screen fetches when they come near, in the browser
 * that is about to print it. It takes the JPEG: that goes into a PDF as it is, and others unpacked.
 */
async function picturesFirst(): Promise<void> {
  for (const source of document.querySelectorAll('.prose picture > source')) source.remove();
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.prose picture > img')];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode()));
}

/** Takes what folds on phones out of its folds, likewise: paper has none, and text stands beside text. */
function unfold(): void {
  for (const fold of document.querySelectorAll('.fold, .folds')) {
    fold.querySelector(':scope > summary')?.remove();
    fold.replaceWith(...fold.childNodes);
  }
}

/**
 * Moves the answers of a lesson's questions to its end, likewise: on
 * paper nobody can fold them, and who looks at a question is not to see its answer.
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

/** Heads every page but the first with the title and its number, likewise. */
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

/** All that is changed in a page before it is printed, in this order. */
export const changes = [unfold, picturesFirst, writeForTags, answersLast, headPages];

/**
 * Lets the text behind each wide figure go before it, as many blocks as are said, likewise: so it
 * fills the page that the figure would leave half empty. What introduces something stays with it.
 */
export function figuresLater(blocks: readonly number[]): void {
  const introduces = (element: Element) =>
    element.matches('h2, h3') || element.textContent.trim().endsWith(':');
  // One that readers move has its questions around it.
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
