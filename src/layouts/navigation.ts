interface MenuLink {
  path: string;
  label: string;
}

/** Pages whose address says nothing of where they belong: by the page of the header that leads to them. */
const belongsTo = [
  ['/asked', '/about'],
  ['/events', '/resources'],
  ['/join', '/about'],
] as const;

/** The link of a menu that stands for a page: its own, or that of the page above it, if there is one. */
export function currentLink(menu: readonly MenuLink[], page: string): string | undefined {
  const closest = menu
    .filter(({ path }) => isAtOrBelow(path, page))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  if (closest) return closest.path;
  const parent = belongsTo.find(([own]) => isAtOrBelow(own, page))?.[1];
  return menu.find(({ path }) => path === parent)?.path;
}

const isAtOrBelow = (path: string, page: string) =>
  path === page || (path !== '/' && page.startsWith(`${path}/`));
