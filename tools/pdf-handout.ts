/**
 * Moves the answers of a lesson's questions to its end, in the browser that is about to print it: on
 * paper nobody can fold them, and who looks at a question is not to see its answer.
 */
export function answersLast(): void {
  const article = document.querySelector('article');
  const checks = [...document.querySelectorAll('.self-check')];
  if (!article || checks.length === 0) return;
  const answers = document.createElement('section');
  answers.className = 'answers';
  const heading = document.createElement('h2');
  heading.textContent = 'Answers';
  answers.append(heading);
  for (const check of checks) {
    const answer = document.createElement('div');
    answer.className = 'self-check answer';
    const number = check.querySelector('.number')?.cloneNode(true) ?? '';
    answer.append(number, ...check.querySelectorAll('details'));
    answers.append(answer);
  }
  article.insertBefore(answers, article.querySelector(':scope > .print-only'));
}

/** Heads every page but the first with the title and its number, in the browser that is about to print. */
export function headPages(): void {
  const title = document.querySelector('h1')?.textContent ?? '';
  const style = document.createElement('style');
  const number = "'page ' counter(page) ' of ' counter(pages)";
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
