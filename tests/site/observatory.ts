/** The sources of each directive of a policy. */
const read = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

/**
 * What two policies allow together, as the Observatory has it: of a directive that both have, the
 * sources that both have, and of one that only the page has, nothing.
 */
export function together(header: string, page: string): Map<string, string[]> {
  const both = read(header);
  for (const [name, sources] of read(page)) {
    const shared = sources.filter((source) => both.get(name)?.includes(source));
    both.set(name, shared.length > 0 ? shared : ["'none'"]);
  }
  return both;
}

/** The policy that a page carries itself. */
export const policyIn = (html: string): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';

/**
 * The rules of Mozilla's HTTP Observatory that depend on what a site sends: points by what is found.
 * A score starts at 100; what is missing costs points, what is exemplary earns them.
 */
export function observatoryPoints(
  header: (name: string) => string,
  html: string,
): Record<string, number> {
  const policy = together(header('content-security-policy'), policyIn(html));
  const active = ['default-src', 'script-src', 'style-src', 'object-src'].flatMap(
    (name) => policy.get(name) ?? [],
  );
  const maxAge = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);
  const unsafe =
    !policy.has('default-src') || /unsafe-inline|unsafe-eval|\bdata:|\*/.test(active.join(' '));
  const isolated = policy.get('default-src')?.join() === "'none'";
  const private_ = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  return {
    'content-security-policy': policy.size < 2 ? -25 : unsafe ? -20 : isolated ? 10 : 5,
    'frame-ancestors': policy.has('frame-ancestors') ? 5 : -20,
    'referrer-policy': private_.test(header('referrer-policy')) ? 5 : 0,
    'cross-origin-resource-policy':
      header('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
    'strict-transport-security': maxAge >= 15_768_000 ? 0 : maxAge > 0 ? -10 : -20,
    'x-content-type-options': header('x-content-type-options') === 'nosniff' ? 0 : -5,
    cookies: header('set-cookie') === '' ? 0 : -20,
    'cross-origin-resource-sharing': header('access-control-allow-origin') === '' ? 0 : -50,
  };
}
