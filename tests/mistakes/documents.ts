import { slip, type Mistake } from './mistake.ts';

const lesson = 'lessons/stress.mdx';
const problem = 'problems/hanging-rod.mdx';

/** Lessons and problems: the lines at their top, their tags, and what is computed. */
export const documents: Mistake[] = [
  slip(
    'a lesson of a course that is not taught',
    lesson,
    ['course: CE 1', 'course: CE 9'],
    'Did you mean "CE 1"?',
  ),
  slip(
    'a lesson that needs one that does not exist',
    lesson,
    ['needs: []', 'needs: [forces]'],
    'Fix the name in "needs"',
  ),
  slip(
    'a drawing that does not exist',
    lesson,
    ['equipment: gauge', 'equipment: crane'],
    'gauge, turbine',
  ),
  slip(
    'a number without its unit',
    lesson,
    ['value="F/A"', 'value="F/A + 3"'],
    'missing factor',
    'F/A + 3',
  ),
  slip(
    'a tag that does not exist',
    lesson,
    ['<Warning title="Diameter', '<Warnung title="Diameter'],
    'needs a closing tag',
  ),
  slip(
    'a link of a lesson to no page',
    lesson,
    ['## Where to go next', '## Where to go next\n\n[Units](/resources/study-materials/units)'],
    'Did you mean',
    '[Units]',
  ),
  slip('a problem of another class', problem, ['class: CE 1', 'class: CE 2'], 'Fix the code'),
  slip(
    'a problem that names no lesson',
    problem,
    ['lesson: stress', 'lesson: stres'],
    'Did you mean "stress"?',
  ),
  slip('a size that is none', problem, ['size: warm-up', 'size: easy'], 'warm-up, standard, exam'),
  slip(
    'an answer that no step computes',
    problem,
    ['<Answer name="s"', '<Answer name="sigma"'],
    'Define it above',
  ),
  slip(
    'two prices in a line',
    lesson,
    ['A force is shared', 'A rod costs $5 or $6. A force is shared'],
    String.raw`write \$ for each dollar sign`,
  ),
  slip(
    'a code in a lesson as people say it',
    lesson,
    ['A force is shared', 'As in Ce 1, a force is shared'],
    'Write CE 1.',
  ),
];
