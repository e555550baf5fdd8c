import { randomInt } from 'node:crypto';
import { accessCodeIn } from '@ascendant/domain/event/access';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import { inTransaction, type Database } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { writeAccessCode, writeOpening } from '../list/managed-events.repository';
import { requireChangeable } from '../one/event-access';
import { lockGuardedEvent } from './event-transitions.repository';

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newCodeLength = 12;

/** A code that can't be guessed. */
export function newAccessCode(): string {
  return Array.from({ length: newCodeLength }, () => letters[randomInt(letters.length)]).join('');
}

interface Listing {
  readonly eventId: number;
  readonly isListed: boolean;
  /** For an unlisted event; without one it keeps its own, or gets a new one. */
  readonly code: string | undefined;
  readonly requestId: string;
}

/**
 * Lists an event, or leaves it out of every list. Everyone who has opened or booked it can go on reading it.
 * @returns its code; null if it's listed
 * @throws AppError not_found, forbidden; taken if another event has the code
 * Source: docs/rules/events.md, "Unlisted events"; rule ERR-06.
 */
export async function setListing(
  db: Database,
  actor: Caller,
  { eventId, isListed, code, requestId }: Listing,
): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const event = requireChangeable(await lockGuardedEvent(tx, eventId), actor);
    const accessCode = isListed ? null : (code ?? event.accessCode ?? newAccessCode());
    await writeAccessCode(tx, eventId, accessCode);
    await recordAudit(tx, {
      actor,
      action: 'event.listing_changed',
      target: { type: 'event', id: eventId },
      changes: { isListed: { before: event.accessCode === null, after: isListed } },
      requestId,
    });
    return accessCode;
  });
}

/** Opens an unlisted event with its code. @throws AppError not_found if no public event has it */
export async function openEvent(
  db: Database,
  { userId }: Caller,
  typed: string,
): Promise<{ readonly eventId: number; readonly slug: string }> {
  const code = accessCodeIn(typed);
  const opened = code === null ? null : await writeOpening(db, { userId, code });
  if (opened !== null) return opened;
  const message = 'No event has this code. Check it with the person who gave it to you.';
  throw new AppError('not_found', { message, fields: { code: message } });
}
