import { roleOf, type RoleFields } from './roles';

/** What the landing rule looks at. */
export interface LandingUser extends RoleFields {
  readonly onboardingCompleted: boolean;
  /** The organization that they work in; a traveller's, if they're a member of someone else's. */
  readonly organization?: object | null;
  /** Someone who books without an account. */
  readonly guest?: boolean;
}

/**
 * Where you land after signing in. An explicit redirect wins unless it's /auth; it must have passed `safeRedirect`.
 * Source: specification 1, section 2 (Post-login landing rule).
 */
export function landingPath(user: LandingUser | null, redirect: string | null): string {
  if (!user) return '/auth';
  if (redirect !== null && redirect !== '/auth') return redirect;
  if (user.guest === true) return '/my-bookings';
  switch (roleOf(user)) {
    case 'admin':
      return '/admin';
    case 'organizer':
      return '/organizer';
    case 'traveller':
      if (user.onboardingCompleted) return '/dashboard';
      // Someone who's here to work isn't asked for their birth date first.
      return user.organization ? '/organizer' : '/onboarding';
  }
}

const signInPaths = ['/auth', '/login', '/api'];

/**
 * The redirect parameter if it stays on this site, else null.
 * Accepted only if it starts with one slash, has no backslash, no control character, plain or encoded, resolves to the same
 * origin, and is neither a sign-in page nor an API call.
 * Source: rule SES-09.
 */
export function safeRedirect(value: string | null): string | null {
  if (value === null || !value.startsWith('/') || value.startsWith('//')) return null;
  const decoded = decodeRepeatedly(value);
  if (decoded === null || hasForbiddenCharacter(decoded) || decoded.startsWith('//')) return null;
  const path = decoded.split(/[?#]/, 1)[0] ?? '';
  const normalised = normalisePath(path).toLowerCase();
  const entersSignIn = signInPaths.some((prefix) => normalised === prefix || normalised.startsWith(`${prefix}/`));
  return entersSignIn || normalised.startsWith('//') ? null : value;
}

function hasForbiddenCharacter(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the pattern is meant to match control characters
  return /[\\\u0000-\u001f\u007f-\u009f]/.test(text);
}

function decodeRepeatedly(text: string): string | null {
  let current = text;
  for (let round = 0; round < 3; round += 1) {
    try {
      const next = decodeURIComponent(current);
      if (next === current) return current;
      current = next;
    } catch {
      return null;
    }
  }
  return current;
}

function normalisePath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/').slice(1)) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}
