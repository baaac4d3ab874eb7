import { ProcessEquipment } from '../features/home/ProcessEquipment.tsx';
import { textOutline } from './text-outline.ts';

interface SocialCardProps {
  name: string;
  tagline: string;
}

const display = 'src/styles/fonts/bricolage-grotesque.woff2';
const body = 'src/styles/fonts/atkinson-hyperlegible-next.woff2';

// The picture is seen outside the site, so it brings its colours along: those of the light theme.
const colours = `
  .vessel, .thin, .utility, .stream { fill: none; stroke-linecap: round; stroke-linejoin: round }
  .vessel { fill: #ffffff; stroke: #1b1a18; stroke-width: 2 }
  .thin { stroke: #1b1a18; stroke-width: 1.5 }
  .utility { stroke: #1f5673; stroke-width: 2 }
  .stream { stroke: #e66a00; stroke-width: 4.5 }
  .level { fill: none; stroke: #e66a00; stroke-width: 1.5 }
  .arrow { fill: #e66a00 }
  .arrow-thin { fill: #1b1a18 }
`;

/** The picture that chat programs and social networks show beside a link to the site. */
export function SocialCard({ name, tagline }: SocialCardProps) {
  const lines = breakLines(name, 68, 680);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <style>{colours}</style>
      <rect width="1200" height="630" fill="#fbfaf7" />
      {lines.map((line, index) => (
        <path
          key={line}
          d={textOutline(display, line, 68).d}
          transform={`translate(64 ${String(128 + index * 74)})`}
          fill="#1b1a18"
        />
      ))}
      <path
        d={textOutline(body, tagline, 30).d}
        transform={`translate(64 ${String(128 + lines.length * 74)})`}
        fill="#5c5852"
      />
      <g transform="translate(480 180) scale(1.02)">
        <ProcessEquipment />
      </g>
      <path className="stream" d="M0 327H540M1141 341H1160V630" />
    </svg>
  );
}

/** Fills lines word by word up to a width. */
function breakLines(text: string, size: number, width: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    return lines.length > 0 && textOutline(display, longer, size).width <= width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
}
