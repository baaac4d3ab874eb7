import type { Diagram } from '../../content/home.ts';
import type { HomePicture as Shown } from '../../content/look-queries.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { ProcessFlow } from './ProcessFlow.tsx';
import { ProcessFlowTall } from './ProcessFlowTall.tsx';

interface HomePictureProps {
  shown: Shown;
  diagram: Diagram | undefined;
}

/** What stands beside the first words: the process diagram, a drawing, a picture, or nothing. */
export function HomePicture({ shown, diagram }: HomePictureProps) {
  if (shown.kind === 'drawing') {
    return (
      <figure className="home-drawing" role="img" aria-label={shown.alt}>
        <Drawing field={shown.drawing.field} className="own-drawing">
          <g dangerouslySetInnerHTML={{ __html: shown.drawing.markup }} />
        </Drawing>
      </figure>
    );
  }
  if (shown.kind === 'picture') {
    const { avif, webp, src, width, height } = shown.picture;
    const sizes = '(width >= 74rem) 42rem, (width >= 64rem) 56vw, 92vw';
    return (
      <picture className="home-picture">
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <source type="image/webp" srcSet={webp} sizes={sizes} />
        <img src={src} width={width} height={height} alt={shown.alt} fetchPriority="high" />
      </picture>
    );
  }
  if (shown.kind === 'none' || !diagram) return null;
  const { description, ...words } = diagram;
  return (
    <figure className="flow-diagram" role="img" aria-label={description}>
      <ProcessFlow {...words} />
      <ProcessFlowTall {...words} />
    </figure>
  );
}
