import { courseAddress } from '../../domain/courses/course-address.ts';
import { packetSheets, type InPacket } from '../../domain/practice/packet.ts';
import { getReadyExams, type ReadyExam } from './exam-queries.ts';
import { getContent, getMenu } from '../everything/queries.ts';
import { listLessons, type Lesson } from '../everything/lesson-queries.ts';

/** A lesson that has a formula sheet. */
type WithSheet = Lesson & { formulas: NonNullable<Lesson['formulas']> };

/** All that a course has for paper, to be printed in one piece. */
export interface Packet {
  code: string;
  name: string;
  /** The page of the course. */
  course: string;
  page: string;
  pdf: string;
  sheets: InPacket<WithSheet>[];
  exam?: ReadyExam | undefined;
}

/** Where the packet of a course is, and its PDF. */
export const packetAddresses = (code: string) => ({
  page: `${courseAddress(code)}/packet`,
  pdf: `${courseAddress(code)}-packet.pdf`,
});

/** The packet of each course that has formula sheets or an exam, in the order of the courses. */
export async function listPackets(): Promise<Packet[]> {
  const { subjects } = await getContent('courses');
  const { pages } = await getMenu();
  const exams = pages.exam.isOn ? await getReadyExams() : [];
  const lessons = (await listLessons()).flatMap(({ formulas, ...lesson }) =>
    formulas ? [{ ...lesson, formulas }] : [],
  );
  return subjects
    .flatMap(({ classes }) => classes)
    .map(({ code, name }) => {
      const exam = exams.find((each) => each.code === code);
      const examined = exam?.problems.flatMap(({ lesson }) => lesson?.name ?? []);
      return {
        ...{ code, name, course: courseAddress(code), ...packetAddresses(code) },
        sheets: packetSheets(code, lessons, new Set(examined)),
        exam,
      };
    })
    .filter(({ sheets, exam }) => sheets.length > 0 || exam);
}
