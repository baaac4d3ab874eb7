interface ContentsProps {
  sections: readonly { id: string; title: string }[];
}

/** The sections of a lesson: beside the text on wide screens, above it on others. */
export function Contents({ sections }: ContentsProps) {
  return (
    <nav aria-labelledby="contents" className="lesson-contents no-print">
      <p id="contents">On this page</p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
