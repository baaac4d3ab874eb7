import { useState } from 'react';
import { matchesGlob } from './opened-files.ts';
import type { Source } from './editable-sources.ts';

interface NewFileProps {
  source: Source;
  /** Existing files of this kind, newest first. */
  files: readonly string[];
  onMake: (file: string, model: string | undefined) => void;
}

const plainName = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const monthlyName = /^\d{4}-(0[1-9]|1[0-2])(-[a-z0-9]+)*$/;

/** Adds a file of this kind, either empty or copied from the newest one. */
export function NewFile({ source, files, onMake }: NewFileProps) {
  const [name, setName] = useState('');
  const [newest = ''] = files;
  const file = source.files.replace(/[^/]*(?=\.\w+$)/, name.trim());
  const isGood =
    (source.files.endsWith('.md') ? monthlyName : plainName).test(name.trim()) &&
    matchesGlob(file, source.files) &&
    !files.includes(file);
  const field = `new-${source.name}`;
  const make = (model?: string) => {
    onMake(file, model);
    setName('');
  };
  return (
    <details>
      <summary>New in {source.title}</summary>
      <div className="field">
        <label htmlFor={field}>File name</label>
        <input
          id={field}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
        <p className="hint">
          Lowercase letters, digits and dashes
          {newest !== '' && `, like ${newest.replace(/^.*\/|\.\w+$/g, '')}`}
        </p>
      </div>
      <button
        type="button"
        disabled={!isGood}
        onClick={() => {
          make();
        }}
      >
        Start empty
      </button>
      <button
        type="button"
        disabled={!isGood || newest === ''}
        onClick={() => {
          make(newest);
        }}
      >
        Copy the newest
      </button>
    </details>
  );
}
