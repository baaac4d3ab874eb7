/** What of an address is meant: what follows its #, or the parameter of a name. */
export type AddressPart = '#' | (string & {});

/** What an address says in a part; nothing where it says nothing. */
export function partOf(href: string, part: AddressPart): string {
  const { hash, searchParams } = new URL(href);
  if (part !== '#') return searchParams.get(part) ?? '';
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Somebody cut the address within a sign such as %C3%A9: as it stands it names nothing we know.
    return hash.slice(1);
  }
}

/** The same address with something else in a part, or without it. */
export function withPart(href: string, part: AddressPart, value: string): string {
  const address = new URL(href);
  if (part === '#') address.hash = encodeURIComponent(value);
  else if (value === '') address.searchParams.delete(part);
  else address.searchParams.set(part, value);
  // The URL of a page whose # is empty would keep the # itself.
  return part === '#' && value === '' ? address.href.replace(/#$/, '') : address.href;
}
