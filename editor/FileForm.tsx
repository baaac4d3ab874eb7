import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { faultsOf, newReferenceFaults, textOf, type Draft, type Fault } from './draft.ts';
import type { Source } from './editable-sources.ts';
import { fieldId, FormContext } from './form-context.ts';
import { formOf } from './form-shape.ts';
import { isMissing } from './FieldWords.tsx';
import { Fields } from './FormField.tsx';
import { NewsletterField } from './NewsletterField.tsx';
import { pictureFaults, settlePictures, type Settled } from './named-pictures.ts';
import { PageLink, pageOf } from './PageLink.tsx';

interface FileFormProps {
  draft: Draft;
  source: Source;
  devSite: string | undefined;
  picture: (name: string) => Promise<Blob>;
  added: (name: string) => Blob | undefined;
  onPicture: (name: string, picture: Blob) => void;
  onChange: (draft: Draft) => void;
  onUndo: () => void;
  onSave: (settled: Settled) => Promise<void>;
}

export function FileForm({ draft, source, devSite, ...does }: FileFormProps) {
  const { schema, title } = source;
  const form = useMemo(() => formOf(schema), [schema]);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone, the form is below the list, so scroll to it.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const text = textOf(draft);
  const isChanged = text !== draft.saved;
  const settled = useMemo(() => settlePictures(draft), [draft]);
  // Checking against other files means reading all of them, so wait until someone saves.
  const [looked, setLooked] = useState<Looked>();
  const own = useMemo(
    () => (isTried ? faultsOf(draft.file, text, schema) : []),
    [isTried, draft.file, text, schema],
  );
  const { pictures, others } = looked?.text === text ? looked : nothingFound;
  const faults = useMemo(() => [...own, ...pictures, ...others], [own, pictures, others]);
  const isWarned = others.length > 0 && faults.length === others.length;
  const { picture, onPicture: addPicture } = does;
  const waitFor = useCallback((work: Promise<void>) => {
    setSaving(true);
    void work.finally(() => {
      setSaving(false);
    });
  }, []);
  const page = draft.saved === undefined ? undefined : pageOf(source.name, draft.file, devSite);
  const ids = useMemo(
    () => ({ saved: idsIn(draft.saved ?? ''), all: idsIn(text) }),
    [draft.saved, text],
  );
  const context = useMemo(
    () => ({ faults, ids, page, picture, addPicture, waitFor }),
    [faults, ids, page, picture, addPicture, waitFor],
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
          // Other files use values from site.yaml and facts.yaml, so fix the mistakes in these two
          // first.
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
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Only the button saves despite a warning.
    if (isChanged && !isSaving && !isWarned) void save();
  });
  useEffect(() => {
    addEventListener('keydown', saveByKey);
    return () => {
      removeEventListener('keydown', saveByKey);
    };
  }, []);
  return (
    <FormContext value={context}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="hint">{draft.file}</p>
      {page !== undefined && <PageLink page={page} isPublished={devSite === undefined} />}
      <Fields
        fields={form.fields ?? []}
        path={[]}
        value={draft.data}
        onChange={(data) => {
          does.onChange({ ...draft, data });
        }}
      />
      {!draft.file.endsWith('.yaml') && (
        <NewsletterField
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

const idsIn = (text: string) =>
  new Set([...text.matchAll(/\bid: ['"]?([a-z0-9-]+)/g)].map(([, id = '']) => id));

/** Mistakes in pictures and in other files, for the given version of the text. */
interface Looked {
  text: string;
  pictures: Fault[];
  others: Fault[];
}

const nothingFound: Omit<Looked, 'text'> = { pictures: [], others: [] };

/** Lists the mistakes that prevent saving, with links to their fields where possible. */
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
                {path.length > 0 ? <a href={`#${fieldId(path)}`}>{text}</a> : text}{' '}
                {!isMissing(text) && cure}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Formats the lines that differ between two versions, with minus and plus signs. */
function changedLines(before: string, after: string): string {
  const [old, next] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && old[start] === next[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, next.length) - start &&
    old.at(-1 - end) === next.at(-1 - end)
  ) {
    end += 1;
  }
  return [
    ...old.slice(start, old.length - end).map((line) => `- ${line}`),
    ...next.slice(start, next.length - end).map((line) => `+ ${line}`),
  ].join('\n');
}
