/**
 * One file to be written: its whole text, with what it said when it was read, or a picture; or a
 * picture to be taken away.
 */
export type Change =
  | { path: string; text: string; previous: string | undefined }
  | { path: string; picture: Blob }
  | { path: string; isGone: true };

/** Where the files are that somebody edits: on this machine, or on GitHub. */
export interface Folder {
  /** The names of all files in the folders of `listedFolders`. */
  names: readonly string[];
  /** What the files of these names say. */
  texts: (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  picture: (name: string) => Promise<Blob>;
  /** The site of these files while somebody runs it on this machine. */
  devSite?: string;
  /** Writes all changes or none, and says in a sentence what has happened and where to look. */
  save: (changes: readonly Change[], title: string) => Promise<Saved>;
}

/** Where the checks look for files: what officers write, and what a link may lead to. */
export const listedFolders = /^(content|public|src\/pages)\//;

/** What to tell after saving. */
export interface Saved {
  words: string;
  link?: string;
}

/** The bytes of a picture in letters, as JSON can carry them. */
export async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
