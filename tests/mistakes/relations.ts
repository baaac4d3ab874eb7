import { type Mistake, mistakesIn } from './mistake.ts';

/** References to codes, names, ids and links that don't match. */
export const relations: Mistake[] = mistakesIn(String.raw`
events.yaml
  two events with one id | id: tour → id: open-day | Give each its own
pages/registration.yaml
  two questions with one id | id: how-many-hours → id: past-syllabi | Give each its own
  a word and a question with one id | id: full-section → id: stop | Give each its own
  a link to no room | #library → #libary | Did you mean "/resources/getting-around#library"?
pages/getting-around.yaml
  two rooms with one name |   - name: Bus →   - name: Room 1.23 | Describe each room just once
  a room in an unknown building | building: Example Hall → building: Exampel Hall | The options are: Example Hall
courses.yaml
  two courses with one code | code: DEM 320 → code: DEM 310 | Use each code once
  a lesson that does not exist | lesson: boiling → lesson: boilling | delete the line
  a lesson that uses what a course teaches, but does not exist | lessons: [mixing, boiling] → lessons: [mixing, boilling] | Did you mean "boiling"
  a course that needs one that is not taught | needs: [DEM 201, DEM 101] → needs: [DEM 999, DEM 101] | Fix the code in
  courses that need each other | about: Where everybody begins. → needs: [DEM 310] | In one of these courses, delete the next code | code: DEM 101
  a missing PDF |             description: Before you begin. →             description: Before you begin.\n            pdf: /lessons/unknowns.pdf | Put the PDF there | pdf:
practice.yaml
  a class that is no course | code: DEM 201 → code: DEM 999 | Fix the code
  a problem that does not exist | - warm-bath → - warm-bat | move it to "planned"
  a problem under another class |       - tank-gauge\n →       - tank-gauge\n      - kettle\n | Fix one of the two | - kettle
textbooks.yaml
  a textbook for a course that is not taught | course: DEM 201 → course: DEM 999 | Fix the code
  an unknown place in an email | Textbook request: {title} ({course}) → Textbook request: {name} | {title}
pages/home.yaml
  a book of Home that is not lent | name: The Pump Book → name: The Pumps Book | Did you mean "The Pump Book"?
officers/2025-26.yaml
  a portrait that is not there | ada-sample.png → ada-simple.png | Add the picture there
pages/about.yaml
  a link to no page | [whoever needs one](/contact) → [whoever needs one](/contacts) | Did you mean "/contact"?
  a link to a lesson that does not exist | (/resources/studyhome) → (/resources/study-materials/mixng) | Did you mean "/resources/study-materials/mixing"?
pages/resources.yaml
  a link in a list to no page | to: /resources/textbooks → to: /shelf | Open the page you mean
newsletters/2025-10.md
  a link in a newsletter to no page | (/contact) → (/cantact) | Did you mean "/contact"?
  a link in a newsletter without its slash | (/events) → (events) | starts with /
search.yaml
  a link of the search page to no page | path: /resources/studyhome → path: /resources/studyhom | Did you mean "/resources/studyhome"?
pages/join.yaml
  a link to no answer | (/contact) → (/resources/registration#full-sections) | Did you mean "/resources/registration#full-section"?
  a link to no event | (/events) → (/events#breakfast) | The options are: 
  a link that does not close | [the next dates](/events) → [the next dates](/events | [Write to us](/contact)
`);
