import { type Mistake, mistakesIn } from './mistake.ts';

/** Mistakes in lessons and problems: front matter, tags and computations. */
export const documents: Mistake[] = mistakesIn(String.raw`
lessons/stress.mdx
  a lesson of a course that is not taught | course: CE 1 → course: CE 9 | Did you mean "CE 1"?
  a lesson that needs one that does not exist | needs: [] → needs: [forces] | Fix the name in "needs"
  a drawing that does not exist | equipment: gauge → equipment: crane | gauge, turbine
  a number without its unit | value="F/A" → value="F/A + 3" | missing factor | F/A + 3
  a tag that does not exist | <Warning title="Diameter → <Warnung title="Diameter | needs a closing tag
  a link of a lesson to no page | ## Where to go next → ## Where to go next\n\n[Units](/resources/study-materials/units) | Did you mean | [Units]
  two prices in a line | A force is shared → A rod costs $5 or $6. A force is shared | write \\$ for each dollar sign
  a heading without a space | ## Where to go next → ##Where to go next | Put a space after it
  an address that is no link | A force is shared → See https://example.org/x. A force is shared | Write the words of the link
  a course code in a lesson in other capitals | A force is shared → As in Ce 1, a force is shared | Write CE 1.
problems/hanging-rod.mdx
  a problem of another class | class: CE 1 → class: CE 2 | Fix the code
  a problem that names no lesson | lesson: stress → lesson: stres | Did you mean "stress"?
  an invalid size | size: warm-up → size: easy | warm-up, standard, exam
  an answer that no step computes | <Answer name="s" → <Answer name="sigma" | Define it above
`);
