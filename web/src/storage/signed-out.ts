import { signedOutCookie } from '@ascendant/contract/signed-out-cookie';

/** As long as a session lasts at most. Source: rule SES-04. */
const days = 90;

/** Notes that this browser's person has signed out without a network. From then on the server takes it for a visitor's. */
export function noteSignedOut(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${signedOutCookie}=1; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure}`;
}

/** Whether the server still has to end the session. */
export function isSignedOutHere(): boolean {
  return document.cookie.split('; ').includes(`${signedOutCookie}=1`);
}

/** Deletes all that this site has stored on this device, as the server's `Clear-Site-Data` does. */
export async function clearDevice(): Promise<void> {
  try {
    localStorage.clear();
    sessionStorage.clear();
    // Not waited for: one that's in use is deleted when its page goes.
    for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
  } catch {
    // A browser that can't store anything has nothing to delete.
  }
}
