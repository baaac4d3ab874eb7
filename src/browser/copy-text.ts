/**
 * Copies text to the clipboard. Returns false if the browser has no clipboard or doesn't allow it.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
