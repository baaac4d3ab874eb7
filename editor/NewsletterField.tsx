import { useRef, useState } from 'react';
import { bodyPath } from './draft.ts';
import { Notes } from './FieldWords.tsx';
import { fieldId, useFaultsAt, useForm } from './form-context.ts';
import { basename, dirname } from './opened-files.ts';
import { pictureName, shrinkPicture } from './shrink-picture.ts';

interface NewsletterFieldProps {
  file: string;
  body: string;
  onChange: (body: string) => void;
}

/** Renders the text of a newsletter, with a form that adds pictures to it. */
export function NewsletterField({ file, body, onChange }: NewsletterFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isWrong = useFaultsAt(bodyPath).length > 0;
  return (
    <>
      <div className="field">
        <label htmlFor={fieldId(bodyPath)}>Text</label>
        <textarea
          ref={area}
          id={fieldId(bodyPath)}
          value={body}
          rows={24}
          aria-describedby={`${fieldId(bodyPath)}-notes`}
          aria-invalid={isWrong}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
        <Notes
          path={bodyPath}
          hint="A blank line starts a new paragraph. Type ## for a heading, - for a list item, **this** for bold and [words](/about) for a link."
        />
      </div>
      <AddPicture
        file={file}
        onAdd={(line) => {
          // The text may have changed while the picture was being resized.
          const { value, selectionEnd: at } = area.current ?? { value: body, selectionEnd: 0 };
          const [before, after] = [value.slice(0, at).trimEnd(), value.slice(at).trimStart()];
          onChange([before, line, after].filter((part) => part !== '').join('\n\n'));
        }}
      />
    </>
  );
}

/** Asks for a picture, its alt text and its caption. Returns them as a line of Markdown. */
function AddPicture({ file, onAdd }: { file: string; onAdd: (line: string) => void }) {
  const { addPicture, waitFor } = useForm();
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [picked, setPicked] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const add = async () => {
    if (!picked) return;
    setProblem(undefined);
    try {
      const small = await shrinkPicture(picked);
      const name = pictureName(`${basename(file, '.md')} ${alt}`, small);
      addPicture(`${dirname(file)}/${name}`, small);
      // A bracket would end the alt text.
      const words = alt.trim().replaceAll(/[[\]]/g, '');
      const below = caption.trim().replaceAll('"', '’');
      onAdd(`![${words}](${name}${below === '' ? '' : ` "${below}"`})`);
      setAlt('');
      setCaption('');
      setPicked(undefined);
      if (input.current) input.current.value = '';
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <details className="group">
      <summary>Add a picture</summary>
      <div className="field">
        <label htmlFor="picture-file">Picture</label>
        <input
          ref={input}
          id="picture-file"
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            setPicked(target.files?.[0]);
          }}
        />
      </div>
      <div className="field">
        <label htmlFor="picture-alt">What it shows</label>
        <input
          id="picture-alt"
          value={alt}
          onChange={({ target }) => {
            setAlt(target.value);
          }}
        />
        <p className="hint">
          For people who can’t see it. For example: Students under the column. Ask the people in it
          first.
        </p>
      </div>
      <div className="field">
        <label htmlFor="picture-caption">
          Caption<span className="optional"> (optional)</span>
        </label>
        <input
          id="picture-caption"
          value={caption}
          onChange={({ target }) => {
            setCaption(target.value);
          }}
        />
      </div>
      {problem !== undefined && <p className="fault">{problem}</p>}
      <button
        type="button"
        disabled={!picked || alt.trim() === ''}
        onClick={() => {
          waitFor(add());
        }}
      >
        Put it where the cursor is
      </button>
    </details>
  );
}
