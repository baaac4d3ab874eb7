import type { ReactNode } from 'react';

interface DrawingProps {
  /** Left, top, width and height of the viewBox. */
  field: readonly [number, number, number, number];
  className: string;
  children: ReactNode;
}

/** Decorative line art. Its size and strokes are attributes, so that it works without styles. */
export function Drawing({ field, className, children }: DrawingProps) {
  const [, , width, height] = field;
  return (
    <svg
      viewBox={field.join(' ')}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      className={`pfd ${className}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
