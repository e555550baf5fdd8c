import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/late/use-hydrated';

/**
 * Records in the history entry that someone signs in with a code by email: a reload keeps it, which phones do while the email is read, and
 * the back button leaves it.
 */
export interface CodeStep {
  readonly email: string;
  /** When the latest code was emailed, in milliseconds since 1970; null before that. */
  readonly sentAt: number | null;
}

/** The current step; null until hydration, since the server can't see history entries. */
export function useCodeStep(): CodeStep | null {
  const { state } = useLocation() as { state: unknown };
  return useHydrated() ? readCodeStep(state) : null;
}

/** Reads it from a location's state, which can hold anything. */
function readCodeStep(state: unknown): CodeStep | null {
  if (typeof state !== 'object' || state === null || !('signInCode' in state)) return null;
  const { signInCode: step } = state;
  if (typeof step !== 'object' || step === null || !('email' in step) || !('sentAt' in step)) return null;
  const { email, sentAt } = step;
  if (typeof email !== 'string' || (sentAt !== null && typeof sentAt !== 'number')) return null;
  return { email, sentAt };
}

/** Whether the history entry says that someone goes on without an account; false until hydration. */
export function useGuestStep(): boolean {
  const { state } = useLocation() as { state: unknown };
  return useHydrated() && typeof state === 'object' && state !== null && 'isGuest' in state && state.isGuest === true;
}
