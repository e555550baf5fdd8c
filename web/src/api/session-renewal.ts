import type { CallName } from '@ascendant/contract/calls';

/** Asks the person to sign in again. @returns whether they did, as the same person */
export type SignInAgain = () => Promise<boolean>;

let signInAgain: SignInAgain | null = null;
let asked: Promise<boolean> | null = null;

/** Registers the component that shows the question. @returns a function that takes it back */
export function offerSignIn(ask: SignInAgain): () => void {
  signInAgain = ask;
  return () => {
    if (signInAgain === ask) signInAgain = null;
  };
}

/** Asks once, however many calls need it at the same time. @returns false if no one can be asked, or they don't want to */
export async function renewSession(): Promise<boolean> {
  asked ??= (signInAgain?.() ?? Promise.resolve(false)).finally(() => {
    asked = null;
  });
  return asked;
}

/**
 * Calls whose 401 isn't a question to the person: who they are is what's asked, or they're made in the background by a screen
 * that says so itself.
 */
const neverAsk: ReadonlySet<CallName> = new Set<CallName>([
  'currentUser',
  'login',
  'logout',
  'listEventTickets',
  'checkIn',
]);

/** Whether a reply says that the session has ended, and the person has signed in again since, so that the call can be repeated. */
export async function isRenewed(name: CallName, response: Response): Promise<boolean> {
  if (response.status !== 401 || neverAsk.has(name)) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return isUnauthenticated(body) ? renewSession() : false;
}

function isUnauthenticated(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'unauthenticated';
}
