import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';

interface PageHeaderProps {
  eyebrow?: string | undefined;
  title: string;
  lead: string;
  /** The page's equipment, drawn around y = 60 in a 120-unit square. */
  children: ReactNode;
  /** False to end the title's line without equipment. */
  hasEquipment: boolean;
}

/** Page title, with the stream and the page's equipment below it. */
export function PageHeader({ eyebrow, title, lead, children, hasEquipment }: PageHeaderProps) {
  return (
    <div className="page-header">
      {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
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
