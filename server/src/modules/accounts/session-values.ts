import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AccountRole } from '@ascendant/domain/person/roles';

const hour = 3_600_000;
const day = 24 * hour;

/** How long a session lasts unused, and at most. Source: rule SES-04. */
export interface SessionLife {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

export function sessionLife(role: AccountRole): SessionLife {
  return role === 'admin' ? { idleMs: 12 * hour, absoluteMs: 7 * day } : { idleMs: 30 * day, absoluteMs: 90 * day };
}

/** The two secrets of a session. They're sent to the browser once and kept nowhere else. */
export interface SessionValues {
  /** Only ever in the cookie. */
  readonly cookie: string;
  /** In the login reply, for `Authorization: Bearer`. */
  readonly bearer: string;
}

/** 256 random bits each. Source: rule SES-03. */
export function newSessionValues(): SessionValues {
  return { cookie: randomBytes(32).toString('base64url'), bearer: randomBytes(32).toString('base64url') };
}

/** The stored form of a session value: SHA-256 in hex. */
export function storedValue(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

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
