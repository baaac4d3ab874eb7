export interface Draft {
  subject: string;
  message: string;
  /** True if the current text was passed to a mail program or copied to the clipboard. */
  isHandedOver?: boolean;
}

interface StoredForm {
  draft: Draft;
  /** The subject in the address at the time of typing. */
  about: string;
  /** Replaced drafts, newest first. */
  earlier: readonly Draft[];
}

const key = 'contact-draft';

/**
 * True if a draft isn't worth keeping. A subject that came from a link doesn't count, because the
 * link sets it again.
 */
export const isEmpty = ({ subject, message }: Draft, about: string): boolean =>
  message.trim() === '' && ['', about].includes(subject.trim());

/** Adds a draft to the replaced drafts, and removes older drafts that were handed over. */
export const withReplaced = (draft: Draft, about: string, earlier: readonly Draft[]): Draft[] =>
  isEmpty(draft, about) ? [...earlier] : [draft, ...earlier.filter((other) => !other.isHandedOver)];

/**
 * Returns the initial content of the form, and the drafts to offer. Text already in the fields and
 * the subject of a link take precedence over the stored draft. A draft that was handed over is
 * replaced.
 */
export function initialForm(typed: Draft, about: string): Omit<StoredForm, 'about'> {
  const kept = read();
  const isFree = isEmpty(typed, '') && (about === '' || about === kept?.about);
  if (kept && (hasWordsOf(typed, kept.draft) || (isFree && !kept.draft.isHandedOver))) return kept;
  const earlier = kept ? withReplaced(kept.draft, kept.about, kept.earlier) : [];
  return {
    draft: { subject: typed.subject === '' ? about : typed.subject, message: typed.message },
    earlier: earlier.filter((other) => !hasWordsOf(typed, other)),
  };
}

const hasWordsOf = (one: Draft, other: Draft) =>
  one.subject === other.subject && one.message === other.message;

/** Stores the form for this tab, until the tab is closed. */
export function remember(kept: StoredForm): void {
  try {
    if (isEmpty(kept.draft, '') && kept.earlier.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // If storage is blocked or full, the draft lasts as long as the page.
  }
}

function read(): StoredForm | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
    return isStoredForm(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDraft = (value: unknown): value is Draft =>
  isObject(value) && [value['subject'], value['message']].every((text) => typeof text === 'string');

const isStoredForm = (value: unknown): value is StoredForm =>
  isObject(value) &&
  isDraft(value['draft']) &&
  typeof value['about'] === 'string' &&
  Array.isArray(value['earlier']) &&
  value['earlier'].every(isDraft);
