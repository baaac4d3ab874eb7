import type { Account } from '../../domain/curriculum/account.ts';

interface ResultProps {
  heading: string;
  text: string;
  marks: Account['marks'];
  onTakeBack: (code: string) => void;
}

/** When the degree ends now, and what was said to come there; each may be taken back. */
export function Result({ heading, text, marks, onTakeBack }: ResultProps) {
  return (
    <div className="map-result">
      <div aria-live="polite">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <ul aria-label="What you said">
        {Object.entries(marks).map(([code, mark]) => (
          <li key={code}>
            <button
              type="button"
              onClick={() => {
                onTakeBack(code);
              }}
            >
              {`${code} ${mark}`}
              <span aria-hidden="true"> ×</span>
              <span className="sr-only">: take it back</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
