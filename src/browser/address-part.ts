/** A part of an address: its hash, or the query parameter with this name. */
export type AddressPart = '#' | (string & {});

/** Returns the value of a part of an address, or an empty string. */
export function partOf(href: string, part: AddressPart): string {
  const { hash, searchParams } = new URL(href);
  if (part !== '#') return searchParams.get(part) ?? '';
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // The hash is malformed, for example cut off inside %C3%A9, so it can't match anything we know.
    return hash.slice(1);
  }
}

/** Returns the address with a part set to a value, or without the part if the value is empty. */
export function withPart(href: string, part: AddressPart, value: string): string {
  const address = new URL(href);
  if (part === '#') address.hash = encodeURIComponent(value);
  else if (value === '') address.searchParams.delete(part);
  else address.searchParams.set(part, value);
  // Remove the # that an empty hash may leave.
  return part === '#' && value === '' ? address.href.replace(/#$/, '') : address.href;
}
