/**
 * A change to save: a new text (with the text it replaces), a new picture, or a deleted picture.
 */
export type Change =
  | { path: string; text: string; previous: string | undefined }
  | { path: string; picture: Blob }
  | { path: string; isGone: true };

export interface Folder {
  /** Names of all files in the folders that `listedFolders` matches. */
  names: readonly string[];
  texts: (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  picture: (name: string) => Promise<Blob>;
  devSite?: string;
  save: (changes: readonly Change[], title: string) => Promise<Saved>;
}

/** Folders that the checks read: content, the library, and folders that links may point to. */
export const listedFolders = /^(content|library|public|src\/pages)\//;

export interface Saved {
  words: string;
  link?: string;
  /** Branch of the pull request, to which the server adds the next change. */
  proposal?: string;
}

export async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
