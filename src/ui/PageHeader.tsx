import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import { Eyebrow } from './Eyebrow.tsx';

interface PageHeaderProps {
  eyebrow?: string | undefined;
  title: string;
  lead: string;
  /** The page's own piece of equipment, drawn around the line at y = 60 of a 120-unit square. */
  children: ReactNode;
  /** Whether it is drawn; without it the title ends in a short line. */
  hasEquipment: boolean;
}

/** A page's title, and the stream that passes the page's own equipment below it. */
export function PageHeader({ eyebrow, title, lead, children, hasEquipment }: PageHeaderProps) {
  return (
    <div className="page-header">
      {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1>{title}</h1>
      <p className="page-lead">{lead}</p>
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
