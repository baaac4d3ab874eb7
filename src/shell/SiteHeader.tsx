import type { Look } from '../content/look/queries.ts';
import type { SitePage } from '../content/menu/site-menu.ts';
import { SearchIcon } from '../ui/SearchIcon.tsx';
import { Drawing } from '../ui/Drawing.tsx';

const menuState = 'menu-open';

interface SiteHeaderProps extends Pick<Look, 'logo'> {
  name: string;
  path: string;
  menu: readonly SitePage[];
  search: SitePage;
}

/**
 * The sticky header. Below the md breakpoint, an empty popover before the links holds the state of
 * the menu, so the menu works without JavaScript. The links are outside of the popover, so a click
 * on a link closes the menu.
 */
export function SiteHeader({ name, path, menu, search, logo }: SiteHeaderProps) {
  const current = currentLink([...menu, search], path);
  return (
    <header className="site-header sticky top-0 z-10 border-b border-hair bg-paper short:static">
      <a
        href="#content"
        className="skip-link absolute top-2 left-2 z-20 -translate-y-24 rounded-control bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="wrap flex min-h-header items-center justify-between gap-0.5 sm:gap-3">
        <a href="/" className="mr-auto flex items-center gap-2 py-1 no-underline sm:gap-3">
          <Mark logo={logo} />
          <span className="max-w-42 font-display text-[clamp(0.92rem,0.5rem+2.1vw,1.05rem)]/[1.1] font-strong tracking-tight text-balance">
            {name}
          </span>
        </a>
        <a
          href={search.path}
          aria-current={current === search.path ? 'page' : undefined}
          className="header-search relative grid h-11 w-[2.6rem] flex-none place-items-center text-ink md:hidden"
        >
          <SearchIcon />
          <span className="sr-only">{search.label}</span>
        </a>
        <button
          type="button"
          popoverTarget={menuState}
          className="menu-button min-h-11 flex-none rounded-control border border-soft px-3.5 font-semibold hover:border-ink md:hidden"
        >
          Menu
        </button>
        <div id={menuState} popover="auto" className="menu-state [inset:auto]" />
        <nav aria-label="Main" className="site-menu">
          <ul className="max-md:max-h-[calc(100dvh_-_4rem)] max-md:overflow-y-auto max-md:border-b max-md:border-b-hair max-md:bg-paper max-md:pt-2 max-md:pb-5 md:flex lg:gap-1">
            {menu.map((link) => (
              <li key={link.path}>
                <a
                  className="hover:text-ink md:px-(--link-padding) md:py-2"
                  href={link.path}
                  aria-current={current === link.path ? 'page' : undefined}
                >
                  {link.label}
                </a>
              </li>
            ))}
            <li>
              <a
                href={search.path}
                aria-current={current === search.path ? 'page' : undefined}
                className="flex items-center gap-2.5 hover:text-ink md:h-full md:min-w-11 md:justify-center md:px-(--link-padding) md:py-2"
              >
                <SearchIcon />
                <span className="md:sr-only">{search.label}</span>
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** The board's logo, or our mark: a column and its feed. */
function Mark({ logo }: Pick<Look, 'logo'>) {
  if (logo) {
    return (
      <Drawing field={logo.field} className="h-9 w-auto max-w-18 flex-none">
        <g dangerouslySetInnerHTML={{ __html: logo.markup }} />
      </Drawing>
    );
  }
  return (
    <Drawing field={[0, 0, 38, 44]} className="h-9 w-8 flex-none">
      <rect className="vessel" x="12" y="3" width="17" height="38" rx="8.5" />
      <path className="thin" d="M12.5 13h11M17.5 19.5h11M12.5 32h11" />
      <path className="stream" d="M2 26h14" />
      <path className="arrow" d="M24 26l-8.5-5v10z" />
    </Drawing>
  );
}

interface MenuLink {
  path: string;
  label: string;
}

/**
 * Pages whose path doesn't show which menu page they belong to, each with the path of that menu
 * page.
 */
const belongsTo = [
  ['/asked', '/about'],
  ['/events', '/resources'],
  ['/join', '/about'],
] as const;

/** Returns the menu link to highlight, which leads to the page itself or to a page above it. */
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
