import { type Mistake, mistakesIn } from './mistake.ts';

export const courses: Mistake[] = mistakesIn(String.raw`
courses.yaml
  a course that is taught in no term | terms: [spring] → terms: [] | Write [fall], [spring] or [fall, spring]
  two terms without brackets | terms: [spring] → terms: fall, spring | When it’s taught: fall, spring or both
  a term with a capital | terms: [spring] → terms: [Spring] | Did you mean "spring"?
  a term twice | terms: [spring] → terms: [spring, spring] | Delete one of the two
  no hours at all | credit: 2.5 → credit: 0 | Its credit hours, in digits
  the hours of a whole year | credit: 2.5 → credit: 25 | Its credit hours, in digits
  a usual term in which it is not taught | usual: 4 → usual: 5 | Write an even number for spring, or fix "terms"
  a usual term in which what it needs is still going on | usual: 3 → usual: 1 | Write 2 or more, or fix "usual" for DEM 101 | usual: 1\n        topics: [thermo
  a laboratory before its lecture | usual: 1\n        topics → usual: 2\n        topics | Write 2 or more, or fix "usual" for DEM 101 | usual: 1
  a term between two | usual: 4 → usual: 3.5 | The term when most people take it
  a year for a usual term | usual: 4 → usual: 2027 | The term when most people take it
  a circle through what is needed and what is taken alongside | credit: 4 → credit: 4\n        needs: [DEM 102] | from "needs" or "alongside" | code: DEM 101
  two courses that name each other | credit: 4 → credit: 4\n        alongside: [DEM 102] | in just one of them | code: DEM 101
  a course that needs itself | elective: true → elective: true\n        needs: [DEM 320] | In one of these courses, delete the next code | code: DEM 320
  a course that is taken with one that is not taught | alongside: [DEM 101] → alongside: [DEM 1O1] | Fix the code in "alongside", or delete it. Did you mean "DEM 101"?
  a code without its capitals | needs: [DEM 201, DEM 101] → needs: [dem 201, DEM 101] | Did you mean "DEM 201"?
  a course both before and alongside | alongside: [DEM 101] → needs: [DEM 101]\n        alongside: [DEM 101] | and out of "needs" if the same term is fine | alongside:
  a course that is needed twice | needs: [DEM 201, DEM 101] → needs: [DEM 201, DEM 201] | Delete one of the two
  an elective that says yes | elective: true → elective: yes | true if you can graduate without it
`);
