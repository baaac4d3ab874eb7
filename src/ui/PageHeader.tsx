import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';

interface PageHeaderProps {
  eyebrow?: string | undefined;
  title: string;
  lead: string;
  /** The page's equipment, drawn in a 120 × 120 square and centered on the stream at y = 60. */
  children: ReactNode;
  /** If false, the stream runs below the title without equipment. */
  hasEquipment: boolean;
}

/** The title block of a page, with the stream and the page's equipment below it. */
export function PageHeader({ eyebrow, title, lead, children, hasEquipment }: PageHeaderProps) {
  return (
    <div className="page-header pt-16 not-print:max-md:pt-4">
      {eyebrow !== undefined && (
        <p className="eyebrow mb-4 not-print:max-md:mb-[0.35rem]">{eyebrow}</p>
      )}
      <h1 className="text-h1 wrap-anywhere not-print:max-md:text-[clamp(1.75rem,1.3rem_+_3vw,2.5rem)] not-print:max-md:leading-[1.06]">
        {title}
      </h1>
      <p className="page-lead mt-5 max-w-[24.5em] text-lead text-balance text-soft not-print:max-md:mt-[0.4rem] not-print:max-md:max-w-none not-print:max-md:text-note not-print:max-md:leading-[1.4]">
        {lead}
      </p>
      {hasEquipment ? (
        <div className="title-stream">
          <Drawing field={[0, 0, 120, 120]} className="equipment">
            {children}
          </Drawing>
        </div>
      ) : (
        <div className="title-end" />
      )}
    </div>
  );
}
