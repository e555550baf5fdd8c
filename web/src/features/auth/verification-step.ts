import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/late/use-hydrated';

/** Records in the history entry that a code was emailed: a reload keeps it, and the back button leaves it. */
export interface VerificationStep {
  readonly email: string;
  /** milliseconds since 1970 */
  readonly sentAt: number;
}

/** The current verification step; null until hydration, since the server can't see history entries. */
export function useVerificationStep(): VerificationStep | null {
  const { state } = useLocation();
  return useHydrated() ? readVerificationStep(state) : null;
}

/** Reads it from a location's state, which can hold anything. */
function readVerificationStep(state: unknown): VerificationStep | null {
  if (typeof state !== 'object' || state === null || !('email' in state) || !('sentAt' in state)) return null;
  const { email, sentAt } = state;
  return typeof email === 'string' && typeof sentAt === 'number' ? { email, sentAt } : null;
}
