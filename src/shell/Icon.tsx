import type { ReactNode } from 'react';
import type { Look } from '../content/look/queries.ts';
import { drawingStyles } from './drawing-styles.ts';

interface IconProps extends Pick<Look, 'logo' | 'palette'> {
  /** If true, adds a background in the color of the page, which home screens need. */
  isOnPaper?: boolean;
}

const field = 48;
/** Fraction of the square that the mark fills if there's a background. */
const share = 11 / 15;
/** Shifts our mark to the left, because its column is right of the center. */
const ownShift = 8 / 11;

/** The board's logo as an icon, or our mark with strokes that are thick enough for a small icon. */
export function Icon({ logo, palette: { light, dark }, isOnPaper = false }: IconProps) {
  const size = isOnPaper ? field / share : field;
  const top = (field - size) / 2;
  const left = isOnPaper && !logo ? top + ownShift : top;
  // Icons appear outside of the site, so they contain their own colors.
  const night = isOnPaper ? '' : `@media(prefers-color-scheme:dark){${colorsOf(logo, dark)}}`;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={[left, top, size, size].join(' ')} fill="none">
      <style>{`${colorsOf(logo, light)}${night}`}</style>
      {isOnPaper && <rect x={left} y={top} width={size} height={size} fill={light.paper} />}
      {logo ? fitted(logo) : <OwnMark line={light.line} />}
    </svg>
  );
}

const colorsOf = (logo: Look['logo'], colors: Look['palette']['light']) =>
  logo ? `svg{color:${colors.ink}}${drawingStyles(colors)}` : `.ink{stroke:${colors.ink}}`;

function fitted({ field: [left, top, width, height], markup }: NonNullable<Look['logo']>) {
  const scale = field / Math.max(width, height);
  const x = (field - width * scale) / 2 - left * scale;
  const y = (field - height * scale) / 2 - top * scale;
  return (
    <g
      transform={`translate(${String(x)} ${String(y)}) scale(${String(scale)})`}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function OwnMark({ line }: { line: string }): ReactNode {
  return (
    <>
      <g className="ink" strokeWidth="3">
        <rect x="16" y="3.5" width="20" height="41" rx="10" />
        <path d="M16 14h13M36 21h-13M16 34h13" />
      </g>
      <path d="M1 28h17" stroke={line} strokeWidth="5" />
      <path d="M28 28l-11-7v14z" fill={line} />
    </>
  );
}
