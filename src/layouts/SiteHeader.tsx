import type { Look } from '../content/look-queries.ts';
import type { SitePage } from '../content/site-menu.ts';
import { SearchIcon } from '../ui/SearchIcon.tsx';
import { Mark } from './Mark.tsx';
import { currentLink } from './navigation.ts';

const menuState = 'menu-open';

interface SiteHeaderProps extends Pick<Look, 'logo'> {
  name: string;
  /** Where the visitor is. */
  path: string;
  menu: readonly SitePage[];
  search: SitePage;
}

/**
 * The sticky header. Below the md width the links are a menu without JavaScript: an empty popover
 * before them holds its state, and they show while it is open. Because they stand outside it, the
 * choice of a link is a click outside and closes the menu, so that coming back finds it closed;
 * its button, Escape and a click anywhere else close it too.
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
          className="header-search md:hidden"
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
        <div id={menuState} popover="auto" className="menu-state" />
        <nav aria-label="Main" className="site-menu">
          <ul className="md:flex lg:gap-1">
            {menu.map((link) => (
              <li key={link.path}>
                <a href={link.path} aria-current={current === link.path ? 'page' : undefined}>
                  {link.label}
                </a>
              </li>
            ))}
            <li>
              <a
                href={search.path}
                aria-current={current === search.path ? 'page' : undefined}
                className="menu-search"
              >
                <SearchIcon />
                <span>{search.label}</span>
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
