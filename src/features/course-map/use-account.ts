import { useEffect, useRef, useState } from 'react';
import {
  accountParts,
  accountText,
  nothingSaid,
  readAccount,
  type Account,
} from '../../domain/curriculum/account.ts';
import { useAddressParts } from '../../ui/use-address-parts.ts';
import { store, storedText } from '../../ui/use-stored.ts';
import type { CourseOnMap } from './course-on-map.ts';

const memory = 'course-map';

/**
 * What somebody says of their own degree. It is kept in the address, to be sent and to go back, and
 * in the browser, for the next visit whose address says nothing.
 */
export function useAccount(courses: readonly CourseOnMap[]) {
  const [account, setAccount] = useState(nothingSaid);
  const hasFollowed = useRef(false);
  const address = useAddressParts(accountParts, (parts) => {
    const said = new URLSearchParams(location.search);
    const isNew = !hasFollowed.current && accountParts.every((part) => !said.has(part));
    hasFollowed.current = true;
    const kept = Object.fromEntries(new URLSearchParams(storedText(memory)));
    setAccount(readAccount(isNew ? kept : parts, courses));
  });
  useEffect(() => {
    document.documentElement.classList.remove('search-pending');
  }, []);
  const say = (next: Account) => {
    const parts = accountText(next);
    setAccount(next);
    address.goTo(parts, 'account');
    store(memory, new URLSearchParams(parts).toString());
  };
  return { account, say };
}
