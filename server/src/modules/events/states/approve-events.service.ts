import type { Caller } from '../../../access/caller';
import { AppError } from '../../../errors/app-error';
import { transitionEvent, type TransitionDeps } from './transition-event.service';

interface Refused {
  readonly id: number;
  readonly code: string;
  readonly message: string;
}

interface Approvals {
  readonly approved: number[];
  /** Those that weren't, and why. */
  readonly refused: Refused[];
}

/**
 * Approves events one after the other, each in its own transaction by the rules of one, with its own audit entry and email. One that's refused
 * keeps none of the others.
 * Source: docs/rules/events.md, "The states of an event".
 */
export async function approveEvents(
  deps: TransitionDeps,
  admin: Caller,
  { ids, requestId }: { readonly ids: readonly number[]; readonly requestId: string },
): Promise<Approvals> {
  const approved: number[] = [];
  const refused: Refused[] = [];
  for (const eventId of new Set(ids)) {
    const refusal = await refusalOf(() =>
      transitionEvent(deps, admin, { eventId, to: 'published', reason: '', requestId, isApproval: true }),
    );
    if (refusal === null) approved.push(eventId);
    else refused.push({ id: eventId, code: refusal.code, message: refusal.message });
  }
  return { approved, refused };
}

/** @returns null if it was done */
async function refusalOf(approve: () => Promise<void>): Promise<AppError | null> {
  try {
    await approve();
    return null;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error;
    throw error;
  }
}
