import type { MouseEvent, ReactNode } from 'react';
import type { MapBox } from '../../domain/curriculum/map-shapes.ts';
import type { MapCourse } from './map-course.ts';

interface MapCourseBoxProps {
  course: MapCourse;
  box: MapBox;
  isTrunk: boolean;
  /** How it stands to the box that is chosen, if one is. */
  light: 'selected' | 'near' | 'far' | undefined;
  onChoose: ((code: string) => void) | undefined;
  /** Its words. */
  children: ReactNode;
}

/** The box of a course: a link, or for a place that was left only a drawing. */
export function MapCourseBox({
  course,
  box,
  isTrunk,
  light,
  onChoose,
  children,
}: MapCourseBoxProps) {
  const { code, state, isOwn, isElective, href, label } = course;
  const kinds = [isTrunk && 'trunk', isElective && 'elective', light].filter(Boolean);
  const className = ['course', state, ...kinds].join(' ');
  const { x, y, width, height } = box;
  const drawn = (
    <>
      <rect className="frame" {...{ x, y, width, height }} rx={isOwn ? 14 : 4} />
      <g className="words" fill="currentColor" stroke="none" aria-hidden="true">
        {children}
      </g>
    </>
  );
  if (href === undefined) {
    return (
      <g className={className} role="img" aria-label={label}>
        {drawn}
      </g>
    );
  }
  const choose = (event: MouseEvent) => {
    if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(code);
  };
  return (
    <a
      className={className}
      href={href}
      aria-current={light === 'selected' ? 'true' : undefined}
      onClick={choose}
    >
      {/* For those who listen, and beside the pointer: a name that is cut off in its box is whole here. */}
      <title>{label}</title>
      {drawn}
    </a>
  );
}
