import type { IssuePicture as Picture } from '../../content/queries.ts';

/** The column of text where there is room, and nearly the whole of a phone. */
const sizes = '(width < 48rem) calc(100vw - 2.5rem), 704px';

/** A picture of a newsletter, which takes its room before it comes. */
export function IssuePicture({ avif, jpeg, width, height, alt, caption }: Picture) {
  return (
    <figure className="issue-picture">
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <img src={jpeg} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
      </picture>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
