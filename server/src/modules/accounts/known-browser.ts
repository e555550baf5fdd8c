import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * The mark a browser keeps after signing in. Its failures are counted separately from those of strangers who try passwords for the
 * same account, so no one can lock a person out. It's derived from the stored value of the session's cookie, gives no access, and is
 * recognized while that session's row is kept.
 * Source: docs/rules/security.md, "Rate limits", sign-in failures.
 */
export function browserMark(storedCookie: string): string {
  return createHash('sha256').update(`browser\n${storedCookie}`).digest('base64url');
}

/** Whether a browser's mark belongs to one of a person's sessions. */
export function isKnownBrowser(mark: string | undefined, storedCookies: readonly string[]): boolean {
  if (mark === undefined) return false;
  const given = createHash('sha256').update(mark).digest();
  return storedCookies.some((stored) => {
    const known = createHash('sha256').update(browserMark(stored)).digest();
    return timingSafeEqual(given, known);
  });
}
