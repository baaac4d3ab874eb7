import { createContext, useContext } from 'react';
import type { Fault } from './draft.ts';
import type { Path } from './values.ts';

/** The form that contains a field. */
interface Form {
  /** The mistakes found on the last attempt to save. */
  faults: readonly Fault[];
  picture: (name: string) => Promise<Blob>;
  addPicture: (name: string, picture: Blob) => void;
  /** Disables saving until a picture is ready. */
  waitFor: (work: Promise<void>) => void;
}

/** Provides the form to its fields. */
export const FormContext = createContext<Form>({
  faults: [],
  picture: () => Promise.reject(new Error('There’s no form.')),
  addPicture: () => undefined,
  waitFor: () => undefined,
});

/** Returns the form that contains a field. */
export const useForm = (): Form => useContext(FormContext);

/** Returns the element id of a field. */
export const fieldId = (path: Path): string => `field ${path.join(' ')}`.replaceAll(' ', '-');

/** True if a path is equal to another or contains it. */
export const leadsTo = (path: Path, other: Path): boolean =>
  path.every((step, index) => other[index] === step);

/** Returns the mistakes in a field, without those in fields inside it. */
export const useFaultsAt = (path: Path): readonly Fault[] =>
  useForm().faults.filter(
    (fault) => fault.path.length === path.length && leadsTo(path, fault.path),
  );
