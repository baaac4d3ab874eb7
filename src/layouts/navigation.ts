/** The links of the header, in order. */
export const mainLinks = [
  { path: '/', label: 'Home' },
  { path: '/about', label: 'About' },
  { path: '/officers', label: 'Officers' },
  { path: '/resources', label: 'Resources' },
  { path: '/news', label: 'News' },
  { path: '/contact', label: 'Contact' },
] as const;

/** The links of the footer, in order. */
export const footerLinks = mainLinks.filter(({ path }) =>
  ['/', '/about', '/contact'].includes(path),
);

/** Pages whose address says nothing of where they belong: by the page of the header that leads to them. */
const belongsTo = [
  ['/events', '/resources'],
  ['/join', '/about'],
] as const;

/** Whether a link of the main navigation stands for the page, for a page below it, or for one of its own. */
export function isCurrentLink(link: string, page: string): boolean {
  return (
    isAtOrBelow(link, page) ||
    belongsTo.some(([own, parent]) => parent === link && isAtOrBelow(own, page))
  );
}

const isAtOrBelow = (path: string, page: string) =>
  path === page || (path !== '/' && page.startsWith(`${path}/`));
