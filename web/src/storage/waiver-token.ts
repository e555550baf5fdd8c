import { tabStorage } from './browser-storage';

const key = 'waiver';

/** The secret of a link to a waiver: from the address that was opened, or kept in this tab for a reload. It's never in an address that's sent. */
export function waiverToken(hash: string): string | null {
  const opened = /^#([\w-]{1,64}\.[\w-]{16,64})$/.exec(hash)?.[1];
  if (opened !== undefined) tabStorage.write(key, opened);
  return opened ?? tabStorage.read(key);
}
