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

/** Whether a link of the main navigation stands for the page, or for a page below it. */
export function isCurrentLink(link: string, page: string): boolean {
  return link === page || (link !== '/' && page.startsWith(`${link}/`));
}
