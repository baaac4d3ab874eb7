import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { faultsOf, newReferenceFaults, textOf, type Draft, type Fault } from './draft.ts';
import type { Source } from './editable-sources.ts';
import { fieldId, FormContext } from './form-context.ts';
import { formOf } from './form-shape.ts';
import { Fields } from './FormField.tsx';
import { LetterField } from './LetterField.tsx';
import { pictureFaults, settlePictures, type Settled } from './named-pictures.ts';
import { changedLines } from './changed-lines.ts';
import { PageLink } from './PageLink.tsx';

interface FileFormProps {
  draft: Draft;
  source: Source;
  devSite: string | undefined;
  picture: (name: string) => Promise<Blob>;
  /** A picture that is not saved yet. */
  added: (name: string) => Blob | undefined;
  onPicture: (name: string, picture: Blob) => void;
  onChange: (draft: Draft) => void;
  onUndo: () => void;
  onSave: (settled: Settled) => Promise<void>;
}

/** The form of one file, with what saving it would change. */
export function FileForm({ draft, source, devSite, ...does }: FileFormProps) {
  const { schema, title } = source;
  const form = useMemo(() => formOf(schema), [schema]);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone the form begins below the list in which it was chosen.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const text = textOf(draft);
  const isChanged = text !== draft.saved;
  const settled = useMemo(() => settlePictures(draft), [draft]);
  // What other files say is looked at when somebody saves: it means reading all of them.
  const [looked, setLooked] = useState<Looked>();
  const own = useMemo(
    () => (isTried ? faultsOf(draft.file, text, schema) : []),
    [isTried, draft.file, text, schema],
  );
  const { pictures, others } = looked?.text === text ? looked : nothingFound;
  // All that is wrong at once: nobody mends one thing only to be told of the next.
  const faults = useMemo(() => [...own, ...pictures, ...others], [own, pictures, others]);
  const isWarned = others.length > 0 && faults.length === others.length;
  const { picture, onPicture: addPicture } = does;
  const waitFor = useCallback((work: Promise<void>) => {
    setSaving(true);
    void work.finally(() => {
      setSaving(false);
    });
  }, []);
  const context = useMemo(
    () => ({ faults, picture, addPicture, waitFor }),
    [faults, picture, addPicture, waitFor],
  );
  const save = async () => {
    setTried(true);
    setSaving(true);
    const wrong = faultsOf(draft.file, text, schema);
    const now = isWarned
      ? { text, ...nothingFound }
      : {
          text,
          pictures: await pictureFaults(draft.file, text, does.added),
          // While these two are broken nothing can be said of the others, whose facts they hold.
          others:
            wrong.length > 0 && /^content\/(site|facts)\.yaml$/.test(draft.file)
              ? []
              : newReferenceFaults(draft.file, text),
        };
    setLooked(now);
    if (wrong.length + now.pictures.length + now.others.length === 0) {
      await does.onSave(settled);
      setTried(false);
    }
    setSaving(false);
  };
  return (
    <FormContext value={context}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="hint">{draft.file}</p>
      {draft.saved !== undefined && (
        <PageLink source={source.name} file={draft.file} devSite={devSite} />
      )}
      <Fields
        fields={form.fields ?? []}
        path={[]}
        value={draft.data}
        onChange={(data) => {
          does.onChange({ ...draft, data });
        }}
      />
      {!draft.file.endsWith('.yaml') && (
        <LetterField
          file={draft.file}
          body={draft.body}
          onChange={(body) => {
            does.onChange({ ...draft, body });
          }}
        />
      )}
      <section className="saving" aria-label="Save">
        <FaultList faults={faults} />
        <button
          type="button"
          className="save"
          disabled={!isChanged || isSaving}
          onClick={() => void save()}
        >
          {isWarned ? 'Save anyway' : 'Save'}
        </button>
        <button
          type="button"
          disabled={!isChanged}
          onClick={() => {
            setTried(false);
            does.onUndo();
          }}
        >
          Undo all
        </button>
        {isChanged && (
          <details>
            <summary>What changes in the file</summary>
            <pre>{changedLines(draft.saved ?? '', settled.text)}</pre>
            {settled.gone.map((name) => (
              <p key={name} className="hint">
                Nothing names {name} anymore, so it goes away.
              </p>
            ))}
          </details>
        )}
      </section>
    </FormContext>
  );
}

/** What was found in the pictures and in the other files, for the text that it was found for. */
interface Looked {
  text: string;
  pictures: Fault[];
  others: Fault[];
}

const nothingFound: Omit<Looked, 'text'> = { pictures: [], others: [] };

/**
 * Everything that keeps a file from being saved, each with its cure: a key that no form has, or what
 * another file says, stands beside no field. The rest leads to its own.
 */
function FaultList({ faults }: { faults: readonly Fault[] }) {
  return (
    <div role="alert" className="faults">
      {faults.length > 0 && (
        <>
          <p>
            Not saved yet.{' '}
            {faults.length === 1
              ? 'Take a look at this:'
              : `Take a look at these ${String(faults.length)} things:`}
          </p>
          <ul>
            {faults.map(({ path, text, cure }) => (
              <li key={text + path.join(' ')}>
                {path.length > 0 ? <a href={`#${fieldId(path)}`}>{text}</a> : text} {cure}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
