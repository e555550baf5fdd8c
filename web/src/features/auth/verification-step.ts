import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated';

/** That a code was mailed, kept in the history entry: it outlives a reload, and the back button leaves it. */
export interface VerificationStep {
  readonly email: string;
  /** milliseconds since 1970 */
  readonly sentAt: number;
}

/** The step of the page that is shown. The server knows nothing of history entries, so at first there is none. */
export function useVerificationStep(): VerificationStep | null {
  const { state } = useLocation();
  return useHydrated() ? readVerificationStep(state) : null;
}

/** Reads it from a location's state, which may hold anything. */
function readVerificationStep(state: unknown): VerificationStep | null {
  if (typeof state !== 'object' || state === null || !('email' in state) || !('sentAt' in state)) return null;
  const { email, sentAt } = state;
  return typeof email === 'string' && typeof sentAt === 'number' ? { email, sentAt } : null;
}
