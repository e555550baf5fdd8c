import type { Sealer } from '../../encryption/sealer';
import type { SealedAnswer } from './answers.repository';

/** An answer that its key has opened. */
export interface OpenAnswer extends Omit<SealedAnswer, 'sealed'> {
  /** Null if this server doesn't have the key. */
  readonly value: string | null;
}

/** What an answer is encrypted for: no other slot's answer can be put in its place. */
export function placeOf({
  bookingId,
  questionId,
  position,
}: Pick<SealedAnswer, 'bookingId' | 'questionId' | 'position'>): string {
  return `answer:${bookingId}:${questionId}:${position ?? ''}`;
}

export function openAnswer<Answer extends SealedAnswer>(sealer: Sealer, { sealed, ...answer }: Answer) {
  return { ...answer, value: sealer.open(sealed, placeOf(answer)) };
}

export function sealAnswer(
  sealer: Sealer,
  { value, ...answer }: OpenAnswer & { readonly value: string },
): SealedAnswer {
  return { ...answer, sealed: sealer.seal(value, placeOf(answer)) };
}
