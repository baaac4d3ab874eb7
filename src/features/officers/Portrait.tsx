import type { Officer } from '../../content/queries.ts';

const sizes = '(width < 64rem) 120px, 270px';

/** An officer's face, in one shape for all, or a frame that says there is none. */
export function Portrait({ name, portrait }: Pick<Officer, 'name' | 'portrait'>) {
  if (!portrait) {
    return (
      <p className="portrait no-portrait p-3 text-center text-small text-soft">
        No image available
      </p>
    );
  }
  return (
    <picture>
      <source type="image/avif" srcSet={portrait.avif} sizes={sizes} />
      <source type="image/webp" srcSet={portrait.webp} sizes={sizes} />
      <img
        className="portrait"
        src={portrait.src}
        width={portrait.width}
        height={portrait.height}
        alt={`Portrait of ${name}`}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
