/**
 * The stage of a password reset, kept in the history entry: a reload keeps it, and the back button goes back.
 * Source: specification 2, section 2 (Password reset page), request, confirm, success.
 */
export type ResetStage =
  | { readonly name: 'request' }
  | { readonly name: 'confirm'; readonly email: string }
  | { readonly name: 'success' };

/** Reads it from a location's state, which can hold anything. */
export function readResetStage(state: unknown): ResetStage {
  if (typeof state === 'object' && state !== null && 'name' in state) {
    if (state.name === 'success') return { name: 'success' };
    if (state.name === 'confirm' && 'email' in state && typeof state.email === 'string') {
      return { name: 'confirm', email: state.email };
    }
  }
  return { name: 'request' };
}
