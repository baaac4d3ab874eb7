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
  slip('minutes in words', lesson, ['minutes: 5', 'minutes: five'], 'minutes: 25'),
  slip(
    'a drawing that does not exist',
    lesson,
    ['equipment: gauge', 'equipment: crane'],
    'gauge, turbine',
  ),
  slip(
    'a name that is not given',
    lesson,
    ['value="F/A"', 'value="G/A"'],
    'define it above',
    'value="G/A"',
  ),
  slip(
    'a unit of something else',
    lesson,
    ['unit="MPa">', 'unit="kW">'],
    'Fix the unit',
    'unit="kW"',
  ),
  slip(
    'a unit that does not exist',
    lesson,
    ['value="150 mm^2"', 'value="150 mmm^2"'],
    'Write a number and its unit',
  ),
  slip(
    'a number without its unit',
    lesson,
    ['value="F/A"', 'value="F/A + 3"'],
    'missing factor',
    'F/A + 3',
  ),
  slip(
    'a bracket that does not close',
    lesson,
    ['value="F/A"', 'value="(F/A"'],
    'parentheses',
    '(F/A',
  ),
  slip(
    'a tag that does not exist',
    lesson,
    ['<Warning title="Diameter', '<Warnung title="Diameter'],
    'needs a closing tag',
  ),
  slip('a tag that does not close', lesson, ['</Example>', ''], 'needs a closing tag', '<Example'),
  slip(
    'an attribute that does not exist',
    lesson,
    ['alt="The stress', 'text="The stress'],
    'It can have over',
    '<Plot',
  ),
  slip(
    'a name in braces that is not given',
    lesson,
    ['A force is shared', 'A force of {G} is shared'],
    'Define it above',
  ),
  slip(
    'a result of no step',
    lesson,
    ['<Result name="s">', '<Result name="t">'],
    'Otherwise define it above',
  ),
  slip(
    'an equation that cannot be set',
    lesson,
    ['| $\\sigma$ |', '| $\\sigm$ |'],
    'Check its braces',
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
    'an answer in the unit of something else',
    problem,
    ['unit="MPa" digits', 'unit="kg" digits'],
    'Fix the unit',
  ),
  slip(
    'a range that the answer leaves',
    problem,
    ['to="300 MPa"', 'to="70 MPa"'],
    'Fix the limits',
  ),
  slip(
    'two mistakes that lead to one number',
    problem,
    ['value="4*s"', 'value="s*2"'],
    'write one <Mistake>',
  ),
  slip(
    'a problem without a hint',
    problem,
    [
      '<Hint>\n\nWhat carries the force?\n\n</Hint>\n<Hint>\n\nA newton over a square millimeter is a megapascal.\n\n</Hint>',
      '',
    ],
    '<Hint>',
    '---',
  ),
  slip(
    'two prices in a line',
    lesson,
    ['A force is shared', 'A rod costs $5 or $6. A force is shared'],
    String.raw`write \$ for each dollar sign`,
  ),
  slip(
    'two prices with a dash between them',
    problem,
    ['A rod hangs', 'A rod for $5–$6 hangs'],
    String.raw`write \$ for each dollar sign`,
  ),
  ...['s = F/A', 's - F/A = 0'].map((equation) =>
    slip(
      `a second calculation that repeats the step: ${equation}`,
      lesson,
      [
        '## Where to go next',
        `<Second>\n<Solve name="s" equation="${equation}" from="1" to="1000" unit="MPa" />\n</Second>\n\n## Where to go next`,
      ],
      'Do it another way',
      '<Solve name="s"',
    ),
  ),
  slip(
    'a code in a lesson as people say it',
    lesson,
    ['A force is shared', 'As in Ce 1, a force is shared'],
    'Write CE 1.',
  ),
  slip('bold as in HTML', lesson, ['A force is shared', 'A <b>force</b> is shared'], '**bold**'),
];
