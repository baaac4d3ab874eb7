import type { PastBoard } from '../../content/queries.ts';

/**
 * Who was on the board in earlier years, year by year. The id is on the list, inside: a link to it,
 * and the browser's own search, open the year by themselves.
 */
export function PastBoards({ boards }: { boards: readonly PastBoard[] }) {
  return (
    <section aria-labelledby="past-boards" className="past-boards">
      <h2 id="past-boards" className="text-h2">
        Past boards
      </h2>
      {boards.map(({ id, year, officers }) => (
        <details key={id}>
          <summary>{year}</summary>
          <ul id={id}>
            {officers.map(({ name, role }) => (
              <li key={`${name} ${role}`}>
                {name} <span>{role}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
