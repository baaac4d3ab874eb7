/** What somebody types into the form. */
export interface Draft {
  subject: string;
  message: string;
  /** Whether a mail program has it, or the clipboard, as it is now. */
  isHandedOver?: boolean;
}

/** What a tab remembers of the form. */
interface Kept {
  draft: Draft;
  /** The subject that the address had when it was typed. */
  about: string;
  /** Others that made way for this one, the newest first. */
  earlier: readonly Draft[];
}

const key = 'contact-draft';

/** Whether nobody would miss it: the subject of a link is there again when the link is followed. */
export const isEmpty = ({ subject, message }: Draft, about: string): boolean =>
  message.trim() === '' && ['', about].includes(subject.trim());

/** The others once a draft makes way: of those that are handed over the newest is enough. */
export const setAside = (draft: Draft, about: string, earlier: readonly Draft[]): Draft[] =>
  isEmpty(draft, about) ? [...earlier] : [draft, ...earlier.filter((other) => !other.isHandedOver)];

/**
 * How the form begins, and what could be put back instead. What is in its fields already and the
 * subject of a link count more than what the tab remembers; what is handed over has made way for
 * the next one.
 */
export function beginning(typed: Draft, about: string): Omit<Kept, 'about'> {
  const kept = read();
  const isFree = isEmpty(typed, '') && (about === '' || about === kept?.about);
  if (kept && (hasWordsOf(typed, kept.draft) || (isFree && !kept.draft.isHandedOver))) return kept;
  const earlier = kept ? setAside(kept.draft, kept.about, kept.earlier) : [];
  return {
    draft: { subject: typed.subject === '' ? about : typed.subject, message: typed.message },
    earlier: earlier.filter((other) => !hasWordsOf(typed, other)),
  };
}

const hasWordsOf = (one: Draft, other: Draft) =>
  one.subject === other.subject && one.message === other.message;

/** Remembers the form as long as this tab is open: nobody finds it in another one, or next week. */
export function keep(kept: Kept): void {
  try {
    if (isEmpty(kept.draft, '') && kept.earlier.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // The browser forbids it or is full: then it lives as long as the page.
  }
}

function read(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDraft = (value: unknown): value is Draft =>
  isObject(value) && [value['subject'], value['message']].every((text) => typeof text === 'string');

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  isDraft(value['draft']) &&
  typeof value['about'] === 'string' &&
  Array.isArray(value['earlier']) &&
  value['earlier'].every(isDraft);
