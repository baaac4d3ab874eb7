import type { SitePage } from '../content/menu/site-menu.ts';
import type { Site } from '../content/site/schema.ts';
import { Drawing } from '../ui/Drawing.tsx';

interface SiteFooterProps extends Pick<Site, 'tagline' | 'department'> {
  links: readonly SitePage[];
  hasEquipment: boolean;
}

/** The footer. On a site with equipment, it includes the product tank. */
export function SiteFooter({ tagline, department, links, hasEquipment }: SiteFooterProps) {
  return (
    <footer className="border-t border-hair text-soft">
      <div className="wrap">
        <div
          className={`relative flex flex-wrap justify-between gap-x-8 gap-y-3 py-9 ${hasEquipment ? 'footer-stream pr-24' : ''}`}
        >
          <p className="py-1">
            {tagline}
            <span className="block text-small">{department}</span>
          </p>
          <nav aria-label="Footer">
            <ul className="flex flex-wrap gap-x-6">
              {links.map(({ path, label }) => (
                <li key={path}>
                  <a
                    href={path}
                    className="inline-block py-1 underline underline-offset-4 hover:text-ink"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {hasEquipment && (
            <Drawing field={[0, 0, 56, 48]} className="product-tank">
              <path className="vessel" d="M2 14a20 6 0 0 1 40 0V44H2z" />
              <path className="thin" d="M2 14a20 6 0 0 0 40 0" />
              <path className="level" d="M3 30q5-4 9.5 0t9.5 0 9.5 0 9.5 0" />
              <path className="arrow" d="M43 24l12-7v14z" />
            </Drawing>
          )}
        </div>
      </div>
    </footer>
  );
}
