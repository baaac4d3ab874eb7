import { useEffect, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import { bodyPath, faultsOf, newReferenceFaults, textOf, type Draft, type Fault } from './draft.ts';
import { fieldId, FormContext } from './form-context.ts';
import { formOf } from './form-shape.ts';
import { Notes } from './FieldWords.tsx';
import { Fields } from './FormField.tsx';
import { changedLines } from './changed-lines.ts';

interface FileFormProps {
  draft: Draft;
  schema: z.ZodType;
  title: string;
  picture: (name: string) => Promise<Blob>;
  onPicture: (name: string, picture: Blob) => void;
  onChange: (draft: Draft) => void;
  onUndo: () => void;
  onSave: (text: string) => Promise<void>;
}

/** The form of one file, with what saving it would change. */
export function FileForm({ draft, schema, title, ...does }: FileFormProps) {
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
  // What other files say is looked at when somebody saves: it means reading all of them.
  const [others, setOthers] = useState<{ text: string; faults: Fault[] }>();
  const own = useMemo(
    () => (isTried ? faultsOf(draft.file, text, schema) : []),
    [isTried, draft.file, text, schema],
  );
  const isWarned = own.length === 0 && others?.text === text && others.faults.length > 0;
  const faults = isWarned ? others.faults : own;
  const { picture, onPicture: addPicture } = does;
  const context = useMemo(() => ({ faults, picture, addPicture }), [faults, picture, addPicture]);
  const save = async () => {
    setTried(true);
    if (faultsOf(draft.file, text, schema).length > 0) return;
    const found = isWarned ? [] : newReferenceFaults(draft.file, text);
    setOthers({ text, faults: found });
    if (found.length > 0) return;
    setSaving(true);
    await does.onSave(text);
    setSaving(false);
    setTried(false);
  };
  return (
    <FormContext value={context}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="hint">{draft.file}</p>
      <Fields
        fields={form.fields ?? []}
        path={[]}
        value={draft.data}
        onChange={(data) => {
          does.onChange({ ...draft, data });
        }}
      />
      {!draft.file.endsWith('.yaml') && (
        <div className="field">
          <label htmlFor={fieldId(bodyPath)}>Text</label>
          <textarea
            id={fieldId(bodyPath)}
            value={draft.body}
            rows={24}
            aria-describedby={`${fieldId(bodyPath)}-notes`}
            onChange={({ target }) => {
              does.onChange({ ...draft, body: target.value });
            }}
          />
          <Notes
            path={bodyPath}
            hint="A blank line starts a new paragraph. Type ## for a heading, - for a list item, **this** for bold and [words](/about) for a link."
          />
        </div>
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
            <pre>{changedLines(draft.saved ?? '', text)}</pre>
          </details>
        )}
      </section>
    </FormContext>
  );
}

/**
 * Everything that keeps a file from being saved, each with its cure: a key that no form has, or what
 * another file says, stands beside no field. The rest leads to its own.
 */
function FaultList({ faults }: { faults: readonly Fault[] }) {
  return (
    <div role="alert" className="faults">
      {faults.length > 0 && (
        <>
          <p>Not saved yet. Take a look at this:</p>
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
