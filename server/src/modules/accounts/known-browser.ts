import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * The mark that a browser keeps after signing in, to be told from a stranger who tries passwords for the same account: it
 * counts failures in a bucket of its own, so that nobody can lock a person out. It follows from the stored value of the
 * session's cookie, opens nothing, and is known as long as that session's row is kept.
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
