import { tabStorage } from './browser-storage';

const key = 'invitation';

/**
 * The secret of an invitation: from the address that was opened, or kept in this tab while its person signs in or creates an account. It's never
 * in an address that's sent.
 */
export function invitationToken(hash: string): string | null {
  const opened = /^#([\w-]{20,100})$/.exec(hash)?.[1];
  if (opened !== undefined) tabStorage.write(key, opened);
  return opened ?? tabStorage.read(key);
}

export function forgetInvitationToken(): void {
  tabStorage.remove(key);
}
