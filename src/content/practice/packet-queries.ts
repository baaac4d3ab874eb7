import { courseAddress } from '../../domain/courses/course-codes.ts';
import { packetSheets, type InPacket } from '../../domain/practice/packet.ts';
import { getReadyExams, type ReadyExam } from './exam-queries.ts';
import { getContent, getMenu } from '../everything/queries.ts';
import { listLessons, type Lesson } from '../everything/lesson-queries.ts';

type WithSheet = Lesson & { formulas: NonNullable<Lesson['formulas']> };

/** A document with all printable parts of a course. */
export interface Packet {
  code: string;
  name: string;
  course: string;
  page: string;
  pdf: string;
  sheets: InPacket<WithSheet>[];
  exam?: ReadyExam | undefined;
}

export const packetAddresses = (code: string) => ({
  page: `${courseAddress(code)}/packet`,
  pdf: `${courseAddress(code)}-packet.pdf`,
});

/** Lists a packet for each course that has formula sheets or an exam. */
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
