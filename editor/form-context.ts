import { createContext, useContext } from 'react';
import type { Fault } from './draft.ts';
import type { Path } from './values.ts';

interface Form {
  faults: readonly Fault[];
  /** Ids of records in the saved file, and in the file as it is now. */
  ids: { saved: ReadonlySet<string>; all: ReadonlySet<string> };
  /** Address of the page that shows the file. */
  page: string | undefined;
  picture: (name: string) => Promise<Blob>;
  addPicture: (name: string, picture: Blob) => void;
  /** Disables saving until a picture is ready. */
  waitFor: (work: Promise<void>) => void;
}

export const FormContext = createContext<Form>({
  faults: [],
  ids: { saved: new Set(), all: new Set() },
  page: undefined,
  picture: () => Promise.reject(new Error('There’s no form.')),
  addPicture: () => undefined,
  waitFor: () => undefined,
});

export const useForm = (): Form => useContext(FormContext);

export const fieldId = (path: Path): string => `field ${path.join(' ')}`.replaceAll(' ', '-');

export const leadsTo = (path: Path, other: Path): boolean =>
  path.every((step, index) => other[index] === step);

/** Returns the mistakes in a field, without those in nested fields. */
export const useFaultsAt = (path: Path): readonly Fault[] =>
  useForm().faults.filter(
    (fault) => fault.path.length === path.length && leadsTo(path, fault.path),
  );
