import type { Equation, Inline } from '../../documents/document.ts';
import type { Run } from '../../domain/quantities/print.ts';
import { OutsideIcon } from '../../ui/TextLink.tsx';

/** The words, equations and numbers of one line. */
export function Text({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => {
    const before = inlines[index - 1];
    const after = inlines[index + 1];
    // A comma or a full stop stays on the line of the equation before it.
    if (inline.type === 'maths' && after?.type === 'text') {
      const mark = closing.exec(after.text)?.[0];
      if (mark !== undefined) {
        return (
          <span key={index} className="whitespace-nowrap">
            <Maths html={inline.html} />
            {mark}
          </span>
        );
      }
    }
    if (inline.type === 'text' && before?.type === 'maths') {
      return inline.text.replace(closing, '');
    }
    return <Piece key={index} inline={inline} />;
  });
}

const closing = /^[.,;:)?]+/;

function Piece({ inline }: { inline: Inline }) {
  switch (inline.type) {
    case 'text':
      return inline.text;
    case 'strong':
      return (
        <strong>
          <Text inlines={inline.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Text inlines={inline.children} />
        </em>
      );
    case 'link':
      return (
        <a href={inline.href}>
          <Text inlines={inline.children} />
          {inline.href.startsWith('https:') && <OutsideIcon />}
        </a>
      );
    case 'maths':
      return <Maths html={inline.html} />;
    case 'quantity':
      return <Quantity runs={inline.runs} />;
  }
}

/** A number with its unit; a number that can change has its place. */
export function Quantity({ runs }: { runs: readonly Run[] }) {
  const place = runs[0]?.place;
  if (place === undefined) {
    return (
      <span className="quantity">
        <Runs runs={runs} />
      </span>
    );
  }
  return (
    <span className="quantity">
      <span data-n={place}>
        <Runs runs={runs.filter((run) => run.place === place)} />
      </span>
      <Runs runs={runs.filter((run) => run.place !== place)} />
    </span>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, raised }, index) => (raised ? <sup key={index}>{text}</sup> : text));
}

/** What the typesetter made of an equation within a line. */
export function Maths({ html }: { html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}

/** An equation on lines of its own; one that is too wide for the screen scrolls in its own box. */
export function EquationBox({ equation }: { equation: Equation }) {
  const { html, isWide } = equation;
  return (
    <div
      className="equation"
      // Keys scroll only what has the focus.
      {...(isWide && { tabIndex: 0, role: 'group', 'aria-label': 'Equation' })}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
