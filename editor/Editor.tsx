import { useCallback, useEffect, useRef, useState } from 'react';
import { blockers, draftOf, faultsOf, type Draft } from './draft.ts';
import { editableSources, partOf, type Source } from './editable-sources.ts';
import { FileForm } from './FileForm.tsx';
import type { Folder, Saved } from './folder.ts';
import { picturesIn, type Settled } from './named-pictures.ts';
import { NewFile } from './NewFile.tsx';
import {
  addName,
  existsSync,
  forgetText,
  globSync,
  openFiles,
  readFileSync,
  setText,
} from './opened-files.ts';
import { servedFolder } from './served-folder.ts';
import { SignIn } from './SignIn.tsx';

export function Editor() {
  const [folder, setFolder] = useState<Folder | 'asking'>();
  const [file, setFile] = useState<string>();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [told, setTold] = useState<Saved & { blockers?: string[] }>();
  // Pictures by name, both downloaded and new, and the names of unsaved pictures.
  const pictures = useRef(new Map<string, Blob>());
  const unsaved = useRef(new Set<string>());

  const open = useCallback(async (opened: Folder) => {
    const wanted = opened.names.filter((name) => isOpened.test(name));
    openFiles(opened.names, await opened.texts(wanted));
    setFolder(opened);
  }, []);
  useEffect(() => {
    servedFolder()
      .then(async (served) => {
        if (served) await open(served);
        else setFolder('asking');
      })
      .catch(() => {
        setFolder('asking');
      });
  }, [open]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (drafts.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
    };
  }, [drafts]);

  const picture = useCallback(
    async (name: string) => {
      const added = pictures.current.get(name);
      if (added) return added;
      if (!folder || folder === 'asking') throw new Error('Nothing is open.');
      const fetched = await folder.picture(name);
      pictures.current.set(name, fetched);
      return fetched;
    },
    [folder],
  );
  const addPicture = useCallback((name: string, blob: Blob) => {
    pictures.current.set(name, blob);
    unsaved.current.add(name);
    addName(name);
  }, []);

  if (folder === undefined) return <p>Opening…</p>;
  if (folder === 'asking') return <SignIn onOpen={open} />;

  const change = (name: string, draft: Draft | undefined) => {
    const next = new Map(drafts);
    if (draft) next.set(name, draft);
    else next.delete(name);
    setDrafts(next);
  };
  const save = async (draft: Draft, { text, moved, gone }: Settled) => {
    try {
      for (const [path, from] of moved) addPicture(path, await picture(from));
      const named = picturesIn(draft.file, text);
      const sent = [...pictures.current].filter(
        ([path]) => named.includes(path) && unsaved.current.has(path),
      );
      const saved = await folder.save(
        [
          ...sent.map(([path, blob]) => ({ path, picture: blob })),
          ...gone.map((path) => ({ path, isGone: true as const })),
          { path: draft.file, text, previous: draft.saved },
        ],
        `Change ${draft.file.replace('content/', '')}`,
      );
      setText(draft.file, text);
      for (const [path] of sent) unsaved.current.delete(path);
      gone.forEach(forgetText);
      change(draft.file, undefined);
      setTold({ ...saved, blockers: blockers() });
    } catch (error) {
      setTold({ words: (error as Error).message });
    }
  };
  const source = editableSources.find(
    (each) => file !== undefined && filesOf(each, drafts).includes(file),
  );
  const saved = file !== undefined && existsSync(file) ? readFileSync(file) : undefined;
  const draft =
    file === undefined ? undefined : (drafts.get(file) ?? draftOf(file, saved ?? '', saved));
  return (
    <div className="editor">
      <nav aria-label="Files">
        {editableSources.map((each, index) => (
          <FileLinks
            key={each.name}
            source={each}
            heading={headingOf(each, editableSources[index - 1])}
            files={filesOf(each, drafts)}
            chosen={file}
            changed={drafts}
            onChoose={(name) => {
              setFile(name);
              setTold(undefined);
            }}
            onMake={(name, model) => {
              const begun = draftOf(
                name,
                model === undefined ? '' : readFileSync(model),
                undefined,
              );
              change(name, begun);
              setFile(name);
            }}
          />
        ))}
      </nav>
      <main>
        <div role="status" className="told">
          {told?.words} {told?.link !== undefined && <a href={told.link}>Look at it on GitHub</a>}
          {told?.blockers && told.blockers.length > 0 && (
            <div className="fault faults">
              Nothing gets published until this is fixed too:
              <pre>{told.blockers.join('\n\n')}</pre>
            </div>
          )}
        </div>
        {draft && source ? (
          <FileForm
            key={draft.file}
            draft={draft}
            source={source}
            devSite={folder.devSite}
            picture={picture}
            onPicture={addPicture}
            onChange={(next) => {
              change(next.file, next);
              setTold(undefined);
            }}
            onUndo={() => {
              change(draft.file, undefined);
              if (draft.saved === undefined) setFile(undefined);
            }}
            added={(name) => (unsaved.current.has(name) ? pictures.current.get(name) : undefined)}
            onSave={(settled) => save(draft, settled)}
          />
        ) : file === undefined ? (
          <p>Pick what you’d like to change on the left.</p>
        ) : (
          <div className="fault">
            <p>There’s no form for this file until you fix it in a text editor:</p>
            <pre>{unreadable(file, saved ?? '', source)}</pre>
          </div>
        )}
      </main>
    </div>
  );
}

/** Text files that the checks read. They need only the names of the library's documents. */
const isOpened = /^(content\/.+\.(yaml|mdx?|svg)|library\/subjects\.yaml)$/;

/** Explains why a file has no form, in the words of `npm run check`. */
function unreadable(file: string, text: string, source: Source | undefined): string {
  const faults = source ? faultsOf(file, text, source.schema) : [];
  return faults
    .map(({ line, text: what, cure }) => `${file}, line ${String(line)}\n  ${what}\n  ${cure}`)
    .join('\n\n');
}

/** Lists the files of a source, newest first, including unsaved files. */
function filesOf({ files, isSeveral }: Source, drafts: ReadonlyMap<string, Draft>): string[] {
  if (!isSeveral) return [files];
  const folder = files.replace(/[^/]*$/, '');
  const begun = [...drafts.keys()].filter((name) => name.startsWith(folder));
  return [...new Set([...globSync(files), ...begun])].sort().reverse();
}

/** Returns the heading above the first source of each section. */
const headingOf = (source: Source, before: Source | undefined) =>
  before && partOf(before) === partOf(source) ? undefined : partOf(source);

interface FileLinksProps {
  source: Source;
  heading: string | undefined;
  files: string[];
  chosen: string | undefined;
  changed: ReadonlyMap<string, Draft>;
  onChoose: (file: string) => void;
  onMake: (file: string, model: string | undefined) => void;
}

function FileLinks({ source, heading, files, chosen, changed, onChoose, onMake }: FileLinksProps) {
  return (
    <>
      {heading !== undefined && <h2>{heading}</h2>}
      {files.map((file) => (
        <button
          key={file}
          type="button"
          aria-current={file === chosen}
          onClick={() => {
            onChoose(file);
          }}
        >
          {source.isSeveral ? file.replace(/^.*\/|\.\w+$/g, '') : source.title}
          {changed.has(file) && ' (not saved)'}
        </button>
      ))}
      {source.isSeveral && <NewFile source={source} files={files} onMake={onMake} />}
    </>
  );
}
