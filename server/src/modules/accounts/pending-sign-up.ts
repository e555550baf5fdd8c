import type { TempUserRow } from '../../../db/schema/temp-users';

/**
 * The sign-up that a browser may finish: its own. A browser without one may finish the only sign-up of an address, so that it also works
 * where cookies don't. With several, a code could open an account that someone else chose the password for.
 * @param pending all of an address
 * @param mark the stored value of the browser's cookie
 * Source: rule SES-06; docs/archive/decisions/0062-a-code-belongs-to-its-browser.md.
 */
export function signUpOfBrowser(pending: readonly TempUserRow[], mark: string | undefined): TempUserRow | null {
  const own = ownSignUp(pending, mark);
  if (own !== undefined) return own;
  return pending.length === 1 ? (pending[0] ?? null) : null;
}

/** The sign-up that was made in this browser. */
export function ownSignUp(pending: readonly TempUserRow[], mark: string | undefined): TempUserRow | undefined {
  return mark === undefined ? undefined : pending.find(({ browserToken }) => browserToken === mark);
}

/** How many pending sign-ups a password is compared with. Each costs a hash. */
const mostCompared = 3;

/** The sign-ups that a password is compared with at sign-in: the browser's own first, then the newest. */
export function likeliestSignUps(
  pending: readonly TempUserRow[],
  mark: string | undefined,
): readonly [TempUserRow | null, ...TempUserRow[]] {
  const own = ownSignUp(pending, mark);
  const others = pending.filter((row) => row !== own);
  const [first = null, ...rest] = own === undefined ? others : [own, ...others];
  return [first, ...rest.slice(0, mostCompared - 1)];
}
