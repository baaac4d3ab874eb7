import { getCollection } from 'astro:content';
import { compiledProblem } from '../../documents/compiled/compiled-documents.ts';
import type { ProblemDocument } from '../../documents/document/document.ts';
import { checkAnswer } from '../../domain/answers/check-answer.ts';
import { dayOver, newsForDays } from '../../domain/dates/shelf-life.ts';
import { numberText } from '../../domain/quantities/print.ts';
import { mustAgree } from '../everything/check.ts';
import { getContent, getMenu, listNewsletters } from '../everything/queries.ts';
import { lessonAddresses } from '../everything/lesson-queries.ts';
import { problemPage } from '../../domain/practice/document-addresses.ts';
import { recommendationsOf, type SampleMistake, type Recommendations } from './recommendations.ts';

/**
 * Returns the lesson, problem and book that the home page recommends, and the newest newsletter.
 */
export async function getRecommendations(): Promise<Recommendations> {
  mustAgree();
  const { stuck: words } = await getContent('home');
  const { pages } = await getMenu();
  const lessons = await getCollection('lessons');
  const lesson = pages.lessons.isOn
    ? lessons.find(({ id }) => id === words?.read?.name)
    : undefined;
  const problems = await getCollection('problems');
  const problem = pages.practice.isOn
    ? problems.find(({ id }) => id === words?.try?.name)
    : undefined;
  const { textbooks } = await getContent('textbooks');
  const book = pages.textbooks.isOn
    ? textbooks.find(({ title }) => title === words?.borrow?.name)
    : undefined;
  const { timeZone } = await getContent('site');
  const [issue] = pages.news.isOn ? await listNewsletters() : [];
  return recommendationsOf(words, {
    lesson: lesson && { ...lesson.data, page: lessonAddresses(lesson.id).page },
    problem: problem && {
      ...problem.data,
      page: problemPage(problem.id),
      mistake: sampleMistakeOf(compiledProblem(problem.filePath ?? '').document),
    },
    book,
    issue: issue && { ...issue, until: dayOver(issue.date, timeZone, newsForDays) },
  });
}

/** Returns the first foreseen mistake of a problem as a student would type it, with its verdict. */
function sampleMistakeOf({ answers, variants }: ProblemDocument): SampleMistake | undefined {
  const specimens = answers.flatMap((question, place) => {
    const key = variants[0]?.keys[place];
    const [mistake] = key?.mistakes ?? [];
    if (key === undefined || mistake === undefined) return [];
    const { mantissa, power } = numberText(
      (mistake - question.zero) / question.factor,
      question.digits,
    );
    if (power !== undefined) return [];
    const entry = `${mantissa} ${question.unit}`;
    const { kind, sentence } = checkAnswer(entry, question, key);
    return kind === 'wrong' ? [{ question: question.label, entry, sentence }] : [];
  });
  return specimens[0];
}
