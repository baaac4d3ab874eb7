import { ProcessEquipment } from '../features/home/ProcessEquipment.tsx';
import { textOutline } from './text-outline.ts';

interface SocialCardProps {
  name: string;
  tagline: string;
}

const display = 'bricolage-grotesque';
const body = 'atkinson-hyperlegible-next';

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
  const title = fit(display, name, { largest: 68, width: 720, lines: 2 });
  const motto = fit(body, tagline, { largest: 30, width: 560, lines: 1 });
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <style>{colours}</style>
      <rect width="1200" height="630" fill="#fbfaf7" />
      {title.lines.map((line, index) => (
        <path
          key={line}
          d={textOutline(display, line, title.size).d}
          transform={`translate(64 ${String(128 + index * 74)})`}
          fill="#1b1a18"
        />
      ))}
      <path
        d={textOutline(body, tagline, motto.size).d}
        transform={`translate(64 ${String(128 + title.lines.length * 74)})`}
        fill="#5c5852"
      />
      <g transform="translate(480 180) scale(1.02)">
        <ProcessEquipment />
      </g>
      <path className="stream" d="M0 327H540M1141 341H1160V630" />
    </svg>
  );
}

/** The largest size at which words fill no more lines of a width than there is room for. */
function fit(
  font: string,
  words: string,
  room: { largest: number; width: number; lines: number },
): { size: number; lines: string[] } {
  for (let size = room.largest; size > 8; size -= 2) {
    const lines = breakLines(font, words, size, room.width);
    const widest = Math.max(...lines.map((line) => textOutline(font, line, size).width));
    if (lines.length <= room.lines && widest <= room.width) return { size, lines };
  }
  return { size: 8, lines: [words] };
}

/** Fills lines word by word up to a width. */
function breakLines(font: string, text: string, size: number, width: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    return lines.length > 0 && textOutline(font, longer, size).width <= width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
}
