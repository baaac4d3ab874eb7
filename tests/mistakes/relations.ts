import { slip, type Mistake } from './mistake.ts';

const courses = 'courses.yaml';
const around = 'pages/getting-around.yaml';

/** What one record says of another: codes, names, ids, links and the places to which they lead. */
export const relations: Mistake[] = [
  slip('two events with one id', 'events.yaml', ['id: tour', 'id: open-day'], 'Give each its own'),
  slip(
    'two questions with one id',
    'pages/registration.yaml',
    ['id: how-many-hours', 'id: past-syllabi'],
    'Give each its own',
  ),
  slip(
    'a word and a question with one id',
    'pages/registration.yaml',
    ['id: full-section', 'id: stop'],
    'Give each its own',
  ),
  slip(
    'two rooms with one name',
    around,
    ['  - name: Bus', '  - name: Room 1.23'],
    'Describe each room just once',
  ),
  slip(
    'two courses with one code',
    courses,
    ['code: DEM 320', 'code: DEM 310'],
    'Use each code once',
  ),
  slip(
    'a room in a building that is none',
    around,
    ['building: Example Hall', 'building: Exampel Hall'],
    'The options are: Example Hall',
  ),
  slip(
    'a lesson that does not exist',
    courses,
    ['lesson: boiling', 'lesson: boilling'],
    'delete the line',
  ),
  slip(
    'a lesson that uses what a course teaches, but does not exist',
    courses,
    ['lessons: [mixing, boiling]', 'lessons: [mixing, boilling]'],
    'Did you mean "boiling"',
  ),
  slip(
    'a course that needs one that is not taught',
    courses,
    ['needs: [DEM 201, DEM 101]', 'needs: [DEM 999, DEM 101]'],
    'Fix the code in',
  ),
  slip(
    'courses that need each other',
    courses,
    ['about: Where everybody begins.', 'needs: [DEM 310]'],
    'In one of these courses, delete the next code',
    'code: DEM 101',
  ),
  slip(
    'a PDF that nobody has put there',
    courses,
    [
      '            description: Before you begin.',
      '            description: Before you begin.\n            pdf: /lessons/unknowns.pdf',
    ],
    'Put the PDF there',
    'pdf:',
  ),
  slip(
    'a class that is no course',
    'practice.yaml',
    ['code: DEM 201', 'code: DEM 999'],
    'Fix the code',
  ),
  slip(
    'a problem that does not exist',
    'practice.yaml',
    ['- warm-bath', '- warm-bat'],
    'move it to "planned"',
  ),
  slip(
    'a problem under another class',
    'practice.yaml',
    ['      - tank-gauge\n', '      - tank-gauge\n      - kettle\n'],
    'Fix one of the two',
    '- kettle',
  ),
  slip(
    'a textbook for a course that is not taught',
    'textbooks.yaml',
    ['course: DEM 201', 'course: DEM 999'],
    'Fix the code',
  ),
  slip(
    'a lesson of Home that does not exist',
    'pages/home.yaml',
    ['name: mixing', 'name: mixin'],
    'Did you mean "mixing"?',
  ),
  slip(
    'a book of Home that is not lent',
    'pages/home.yaml',
    ['name: The Pump Book', 'name: The Pumps Book'],
    'Did you mean "The Pump Book"?',
  ),
  slip(
    'a portrait that is not there',
    'officers/2025-26.yaml',
    ['ada-sample.png', 'ada-simple.png'],
    'Add the picture there',
  ),
  slip(
    'a link to no page',
    'pages/about.yaml',
    ['[whoever needs one](/contact)', '[whoever needs one](/contacts)'],
    'Did you mean "/contact"?',
  ),
  slip(
    'a link in a list to no page',
    'pages/resources.yaml',
    ['to: /resources/textbooks', 'to: /shelf'],
    'Open the page you mean',
  ),
  slip(
    'a link in a newsletter to no page',
    'newsletters/2025-10.md',
    ['(/contact)', '(/cantact)'],
    'Did you mean "/contact"?',
  ),
  slip(
    'a link in a newsletter without its slash',
    'newsletters/2025-10.md',
    ['(/events)', '(events)'],
    'starts with /',
  ),
  slip(
    'a link to a lesson that does not exist',
    'pages/about.yaml',
    ['(/resources/studyhome)', '(/resources/study-materials/mixng)'],
    'Did you mean "/resources/study-materials/mixing"?',
  ),
  slip(
    'a link of the search page to no page',
    'search.yaml',
    ['path: /resources/studyhome', 'path: /resources/studyhom'],
    'Did you mean "/resources/studyhome"?',
  ),
  slip(
    'a link to no answer',
    'pages/join.yaml',
    ['(/contact)', '(/resources/registration#full-sections)'],
    'Did you mean "/resources/registration#full-section"?',
  ),
  slip(
    'a link to no room',
    'pages/registration.yaml',
    ['#library', '#libary'],
    'Did you mean "/resources/getting-around#library"?',
  ),
  slip(
    'a link to no event',
    'pages/join.yaml',
    ['(/events)', '(/events#breakfast)'],
    'The options are: ',
  ),
  slip(
    'a link that does not close',
    'pages/join.yaml',
    ['[the next dates](/events)', '[the next dates](/events'],
    '[Write to us](/contact)',
  ),
  slip(
    'a gap of a mail that nothing fills',
    'textbooks.yaml',
    ['Textbook request: {title} ({course})', 'Textbook request: {name}'],
    '{title}',
  ),
];
