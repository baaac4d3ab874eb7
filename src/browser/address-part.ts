/** `#` for the hash, or the name of a query parameter. */
export type AddressPart = '#' | (string & {});

/** Returns the value of a part of an address. Empty if the address doesn't have that part. */
export function partOf(href: string, part: AddressPart): string {
  const { hash, searchParams } = new URL(href);
  if (part !== '#') return searchParams.get(part) ?? '';
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A malformed hash, such as one cut off inside %C3%A9, never matches a known value.
    return hash.slice(1);
  }
}

/** Returns the address with a new value for a part. An empty value removes the part. */
export function withPart(href: string, part: AddressPart, value: string): string {
  const address = new URL(href);
  if (part === '#') address.hash = encodeURIComponent(value);
  else if (value === '') address.searchParams.delete(part);
  else address.searchParams.set(part, value);
  // An empty hash may leave a # at the end.
  return part === '#' && value === '' ? address.href.replace(/#$/, '') : address.href;
}
