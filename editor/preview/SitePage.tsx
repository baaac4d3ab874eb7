import { createContext, useContext, type ReactNode } from 'react';
import type { SiteMenu } from '../../src/content/menu/site-menu.ts';
import { SiteFooter } from '../../src/shell/SiteFooter.tsx';
import { SiteHeader } from '../../src/shell/SiteHeader.tsx';
import { PageHeader } from '../../src/ui/PageHeader.tsx';
import type { readFrame } from './read-site.ts';

type Frame = ReturnType<typeof readFrame>;

/** What every page knows of the site. */
export const FrameContext = createContext<Frame | undefined>(undefined);

/** What every page knows of the site. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('There’s no site around this page.');
  return frame;
}

/** What is around every page. A logo of one's own is a drawing, which the policy keeps out of here. */
export function SitePage({ path, children }: { path: string; children: ReactNode }) {
  const { site, menu, look } = useFrame();
  const { hasEquipment, hasLogo } = look;
  const { tagline, department } = site;
  return (
    <div className={hasEquipment ? undefined : 'unequipped'}>
      {!hasLogo && (
        <SiteHeader
          name={site.name}
          path={path}
          menu={menu.menu}
          search={menu.pages.search}
          logo={undefined}
        />
      )}
      <main>{children}</main>
      <SiteFooter {...{ tagline, department, hasEquipment }} links={menu.footer} />
    </div>
  );
}

interface TitledSitePageProps {
  page?: keyof SiteMenu['pages'];
  title?: string;
  eyebrow?: string;
  lead: string;
  equipment: ReactNode;
  layout?: string;
  children: ReactNode;
}

/** A page with its title, as src/shell/TitledPage.astro has it. */
export function TitledSitePage({ page = 'news', lead, ...rest }: TitledSitePageProps) {
  const { menu, look } = useFrame();
  const { path, title } = menu.pages[page];
  return (
    <SitePage path={path}>
      <div className="wrap">
        <PageHeader
          eyebrow={rest.eyebrow}
          title={rest.title ?? title}
          lead={lead}
          hasEquipment={look.hasEquipment}
        >
          {rest.equipment}
        </PageHeader>
        <div className={`below-title rail ${rest.layout ?? ''}`}>{rest.children}</div>
      </div>
    </SitePage>
  );
}
