import type { ReactNode } from 'react';

const arrow = <path className="head" d="M32 6l-8-4.500v9z" />;

/** What the lines and boxes of the map mean. */
export function MapLegend({ hasMoved }: { hasMoved: boolean }) {
  return (
    <ul className="map-legend">
      <Sign meaning="the longest chain">
        <path className="stream" d="M0 6h32" />
      </Sign>
      <Sign meaning="is needed for">
        <path className="line" d="M0 6h24" />
        {arrow}
      </Sign>
      <Sign meaning="before it or in the same term">
        <path className="line alongside" d="M0 6h24" />
        {arrow}
      </Sign>
      {hasMoved && (
        <Sign meaning="moved">
          <g className="moved">
            <rect className="frame" x="1" y="-1" width="30" height="14" rx="6" />
          </g>
        </Sign>
      )}
    </ul>
  );
}

function Sign({ meaning, children }: { meaning: string; children: ReactNode }) {
  return (
    <li>
      <svg className="pfd course-map" viewBox="0 0 32 12" width="32" height="12" aria-hidden="true">
        {children}
      </svg>
      {meaning}
    </li>
  );
}
