import type { CallAddress } from '@ascendant/contract/routes';
import { forgetSavedBookings } from '../storage/saved-bookings';

/** Asks the person something that the server wants before it serves a call. @returns whether the call can be sent again */
export type Ask = () => Promise<boolean>;

/** A question that's asked once, however many calls need its answer at the same time. */
interface Question {
  /** Lets the question wait for the component that shows it, which is loading. If it can't be loaded, no one can be asked. */
  waitFor(loading: Promise<unknown>): void;
  /** Registers the component that shows it. @returns a function that takes it back */
  offer(ask: Ask): () => void;
  /** @returns false if no one can be asked, or they don't want to */
  ask(): Promise<boolean>;
}

function question(): Question {
  let shown: Ask | null = null;
  /** Until the component that shows it is there, or can't be loaded. */
  let arrival = Promise.resolve();
  let arrive: (() => void) | null = null;
  let asked: Promise<boolean> | null = null;
  const askNow = async (): Promise<boolean> => {
    if (shown === null) await arrival;
    return shown?.() ?? false;
  };
  return {
    waitFor: (loading) => {
      arrival = new Promise((resolve) => {
        arrive = resolve;
        loading.catch(() => resolve());
      });
    },
    offer: (ask) => {
      shown = ask;
      arrive?.();
      return () => {
        if (shown === ask) shown = null;
      };
    },
    ask: async () => {
      asked ??= askNow().finally(() => {
        asked = null;
      });
      return asked;
    },
  };
}

/** Signing in again, as the same person, after the session has ended. */
export const signInQuestion = question();
/** Proving again that it's still them, before a sensitive call. */
export const identityQuestion = question();

/** Lets both questions wait for their dialogs: a call can be refused before they've loaded. */
export function waitForQuestions(loading: Promise<unknown>): void {
  for (const each of [signInQuestion, identityQuestion]) each.waitFor(loading);
}

/**
 * Calls whose 401 isn't a question to the person: who they are is what's asked, or they're made in the background by a screen
 * that says so itself.
 */
const neverAsk: ReadonlySet<CallAddress> = new Set<CallAddress>([
  'GET /api/user',
  'POST /api/login',
  'POST /api/logout',
  'GET /api/events/:id/tickets',
  'POST /api/events/:id/check-ins',
]);

/**
 * Whether a refused call can be sent again as it was, because the person has answered what the server wanted: signed in again, or
 * confirmed that it's them.
 */
export async function isRenewed(address: CallAddress, response: Response): Promise<boolean> {
  if (![401, 403].includes(response.status)) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (isRefusal(body, 'unauthenticated')) {
    // Before anyone is asked: this device may no longer be in the hands of the person whose bookings it has.
    void forgetSavedBookings().catch(() => undefined);
    return neverAsk.has(address) ? false : signInQuestion.ask();
  }
  return isRefusal(body, 'confirmation_required') && !neverAsk.has(address) ? identityQuestion.ask() : false;
}

function isRefusal(body: unknown, code: string): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === code;
}
