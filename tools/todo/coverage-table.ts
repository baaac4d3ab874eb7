export interface Covering {
  name: string;
  kind: 'lesson' | 'problem';
  /** Exam topics that the document covers. */
  covers: readonly string[];
}

/** New text of docs/coverage.md, and topics that no document covers. */
export interface Coverage {
  text: string;
  faults: string[];
}

const row = /^\|\s*([^|]+?)\s*\|.*\|$/;
const isHead = (topic: string) => topic === 'Topic' || /^:?-+:?$/.test(topic);

/** Fills in the lessons and problems for each topic listed in the file. */
export function withCoverage(text: string, documents: readonly Covering[]): Coverage {
  const topics = text.split('\n').flatMap((line) => row.exec(line)?.[1] ?? []);
  const asked = topics.filter((topic) => !isHead(topic));
  const namesOf = (topic: string, kind: Covering['kind']) =>
    documents.filter((each) => each.kind === kind && each.covers.includes(topic));
  const lines = text.split('\n').map((line) => {
    const topic = row.exec(line)?.[1];
    if (topic === undefined || isHead(topic)) return line;
    const cells = (['lesson', 'problem'] as const).map((kind) =>
      namesOf(topic, kind)
        .map(({ name }) => name)
        .toSorted()
        .join(', '),
    );
    return `| ${[topic, ...cells].join(' | ')} |`;
  });
  return {
    text: lines.join('\n').replace(/^\*\*\d+ of \d+ topics.*$/m, summary(asked, namesOf)),
    faults: [
      ...asked
        .filter((topic, place) => asked.indexOf(topic) !== place)
        .map((topic) => `docs/coverage.md lists "${topic}" twice.`),
      ...documents.flatMap(({ name, covers }) =>
        covers
          .filter((topic) => !asked.includes(topic))
          .map((topic) => `${name} covers "${topic}", which docs/coverage.md doesn’t list.`),
      ),
    ],
  };
}

function summary(
  asked: readonly string[],
  namesOf: (topic: string, kind: Covering['kind']) => readonly unknown[],
): string {
  const having = (...kinds: Covering['kind'][]) =>
    asked.filter((topic) => kinds.some((kind) => namesOf(topic, kind).length > 0)).length;
  const [lesson, problem, either] = [
    having('lesson'),
    having('problem'),
    having('lesson', 'problem'),
  ];
  const both = lesson + problem - either;
  return `**${String(either)} of ${String(asked.length)} topics have a lesson or a problem**: ${String(lesson)} a lesson, ${String(problem)} a problem, ${String(both)} both.`;
}
