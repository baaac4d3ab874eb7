interface ContentsProps {
  sections: readonly { id: string; title: string }[];
}

const state = 'contents-open';

/**
 * The sections of a lesson: beside the text on wide screens, elsewhere behind a button that goes
 * along with the text. As in the menu of the site an empty popover holds the state, so that the
 * choice of a section is a click outside and closes it; src/layouts/ReadingPlace.astro marks the
 * section at hand and offers the one where somebody stopped.
 */
export function Contents({ sections }: ContentsProps) {
  return (
    <div className="companion no-print">
      <p className="continue" hidden>
        Continue at{' '}
        <a href="#content" className="text-link">
          the beginning
        </a>
      </p>
      <button type="button" popoverTarget={state} className="contents-button">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 1v14M3 4h4M3 8h10M3 12h6" />
        </svg>
        <span>Contents</span>
      </button>
      <div id={state} popover="auto" className="menu-state" />
      <nav aria-labelledby="contents" className="lesson-contents">
        <p id="contents">On this page</p>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
