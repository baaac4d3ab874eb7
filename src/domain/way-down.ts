import { courseAddress } from './course-address.ts';

/** A step of the way down to a page: what it is called, and where it is. */
interface Step {
  label: string;
  href: string;
}

const resources = { label: 'Resources', href: '/resources' };
const courseStep = (code: string): Step => ({ label: code, href: courseAddress(code) });

/** The way down to what is learned: a course, or a lesson of the course with a code. */
export const learningWay = (code?: string): Step[] => [
  resources,
  { label: 'Learning', href: '/resources/studyhome' },
  ...(code === undefined ? [] : [courseStep(code)]),
];

/** The way down to what is practiced: an exam, or a problem of the course with a code. */
export const practiceWay = (code?: string): Step[] => [
  resources,
  { label: 'Practice', href: '/resources/study-materials' },
  ...(code === undefined ? [] : [courseStep(code)]),
];
