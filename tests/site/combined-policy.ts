/** Parses a policy into the sources of each directive. */
const read = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

/** Returns the sources that the policies in the header and in the page both allow. */
export function together(header: string, page: string): Map<string, string[]> {
  const both = read(header);
  for (const [name, sources] of read(page)) {
    const shared = sources.filter((source) => both.get(name)?.includes(source));
    both.set(name, shared.length > 0 ? shared : ["'none'"]);
  }
  return both;
}

export const policyIn = (html: string): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
