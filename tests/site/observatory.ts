/**
 * The rules of Mozilla's HTTP Observatory that depend on what a site sends: points by what is found.
 * A score starts at 100; what is missing costs points, what is exemplary earns them.
 */
export function observatoryPoints(header: (name: string) => string): Record<string, number> {
  const policy = new Map(
    header('content-security-policy')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
  const maxAge = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);
  const unsafe = /unsafe-inline|unsafe-eval|\bdata:|\*/.test(header('content-security-policy'));
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
