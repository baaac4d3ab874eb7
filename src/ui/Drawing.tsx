import type { ReactNode } from 'react';

interface DrawingProps {
  /** The field of the drawing: left, top, width and height in its own units. */
  field: readonly [number, number, number, number];
  className: string;
  children: ReactNode;
}

/**
 * Line art of the process line. The size and the strokes that it states itself are for readers
 * without styles; what a drawing shows is said in words by what surrounds it.
 */
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
