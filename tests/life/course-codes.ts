import type { YearCopy } from './year-copy.ts';

/** Applies `change` to each course code in prerequisites. An undefined result removes it. */
export function changeNeeds(copy: YearCopy, change: (code: string) => string | undefined): void {
  copy.change('courses', (page) => ({
    ...page,
    subjects: page.subjects.map((subject) => ({
      ...subject,
      classes: subject.classes.map((course) => ({
        ...course,
        needs: course.needs?.flatMap((code) => change(code) ?? []),
        alongside: course.alongside?.flatMap((code) => change(code) ?? []),
      })),
    })),
  }));
}

export const renameCodes = (copy: YearCopy) => {
  const codes = new Map<string, string>();
  copy.change('courses', (page) => {
    for (const { code } of page.subjects.flatMap(({ classes }) => classes)) {
      codes.set(code, `X${code.replace(' ', '')}`);
    }
    return page;
  });
  changeNeeds(copy, (code) => codes.get(code));
  const renamed = (text: string) =>
    text.replace(
      /^( *(?:- )?(?:course|class|code): ['"]?)(.+?)(['"]?)$/gm,
      (line, key: string, code: string, end: string) =>
        codes.has(code) ? `${key}${codes.get(code) ?? ''}${end}` : line,
    );
  const tookRenamed = (text: string) =>
    text.replace(/(?<=^ *took: \[).+(?=\]$)/gm, (list) =>
      list
        .split(', ')
        .map((code) => codes.get(code) ?? code)
        .join(', '),
    );
  const files = [
    'content/courses.yaml',
    'content/practice.yaml',
    'content/textbooks.yaml',
    ...copy.names('lessons').map((name) => `content/lessons/${name}.mdx`),
    ...copy.names('problems').map((name) => `content/problems/${name}.mdx`),
  ];
  for (const file of files) copy.write(file, renamed(copy.read(file)));
  for (const name of copy.names('officers')) {
    const file = `content/officers/${name}.yaml`;
    copy.write(file, tookRenamed(copy.read(file)));
  }
};
