import type { Contents } from '../../content/home/queries.ts';

/** Links to the site's contents, on the pipe that leads to the search field. */
export function ContentsPipe({ contents }: { contents: readonly Contents[] }) {
  return (
    <ul className="contents-pipe">
      {contents.map(({ count, words, page }) => (
        <li key={page}>
          <a href={page}>
            <b>{count}</b> <span>{words}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
