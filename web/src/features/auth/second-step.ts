import { ApiError } from '../../api/api-error';

/** What a person has besides the password. */
export type SecondStepKind = 'app' | 'passkey';

/** A first step that was right, and what the second one can be. */
export interface FirstStep<Login> {
  readonly login: Login;
  readonly kinds: readonly SecondStepKind[];
}

/** Whether a sign-in was refused only because the second step is missing. */
export function asksForSecondStep(error: Error): boolean {
  return error instanceof ApiError && error.code === 'second_factor_required';
}

/** What the second step can be, as the refusal says. */
export function secondStepKinds(error: Error): readonly SecondStepKind[] {
  const listed: unknown = error instanceof ApiError ? error.body?.['factors'] : [];
  return (['app', 'passkey'] as const).filter((kind) => Array.isArray(listed) && listed.includes(kind));
}
