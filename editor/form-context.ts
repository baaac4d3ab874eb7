import { createContext, useContext } from 'react';
import type { Fault } from './draft.ts';
import type { Path } from './values.ts';

/** What every field of a form may ask. */
interface Form {
  /** What is wrong, once somebody has tried to save. */
  faults: readonly Fault[];
  picture: (name: string) => Promise<Blob>;
  addPicture: (name: string, picture: Blob) => void;
  /** Lets nobody save before a picture is ready that is being made. */
  waitFor: (work: Promise<void>) => void;
}

/** The form around a field. */
export const FormContext = createContext<Form>({
  faults: [],
  picture: () => Promise.reject(new Error('There’s no form.')),
  addPicture: () => undefined,
  waitFor: () => undefined,
});

/** The form around a field. */
export const useForm = (): Form => useContext(FormContext);

/** The name of a field on the page. */
export const fieldId = (path: Path): string => `field ${path.join(' ')}`.replaceAll(' ', '-');

/** Whether one path leads to another, or to something in it. */
export const leadsTo = (path: Path, other: Path): boolean =>
  path.every((step, index) => other[index] === step);

/** What is wrong in just this field. */
export const useFaultsAt = (path: Path): readonly Fault[] =>
  useForm().faults.filter(
    (fault) => fault.path.length === path.length && leadsTo(path, fault.path),
  );
