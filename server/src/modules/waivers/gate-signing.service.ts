import type { GateSignature } from '@ascendant/contract/waiver';
import { doesCount } from '@ascendant/domain/booking/waiver';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { findNewestWaiver } from '../../database/waivers.repository';
import { events } from '../events/events.module';
import * as signatures from './signatures.repository';
import { signatureOf } from './signing.service';
import { findVersion } from './waivers.repository';

/** `outdated`: it's kept, but the organizer asks to sign again. */
type Outcome = 'signed' | 'signed_before' | 'outdated' | 'unknown';

export interface GateSigning {
  readonly eventId: number;
  readonly caller: Caller;
  readonly requestId: string;
}

/**
 * Records what people signed on a device at the gate, each in a transaction of its own. A signature that's sent again counts once. What was
 * signed offline is kept whatever has happened since: it's the version that they read.
 * @throws AppError not_found for someone who doesn't check the event in
 * Source: docs/rules/booking.md, "Waivers"; rule ERR-06.
 */
export async function signAtGate(db: Database, order: GateSigning, signed: readonly GateSignature[]) {
  const { id, seriesId } = await events.eventToCheckIn(db, order.eventId, order.caller);
  const results: { signatureId: string; outcome: Outcome }[] = [];
  for (const signature of signed) {
    const outcome = await inTransaction(db, (tx) => record(tx, { ...order, eventId: id, seriesId, signature }));
    results.push({ signatureId: signature.signatureId, outcome });
  }
  return results;
}

interface Recorded extends GateSigning {
  readonly seriesId: number;
  readonly signature: GateSignature;
}

async function record(
  tx: Transaction,
  { caller, requestId, seriesId, eventId, signature }: Recorded,
): Promise<Outcome> {
  const ticket = await signatures.findTicketOfEvent(tx, eventId, signature.ticketId);
  const waiver = await findVersion(tx, seriesId, signature.version);
  const booking = ticket === null ? null : await signatures.findSignedBooking(tx, ticket.bookingId);
  if (ticket === null || waiver === null || booking === null) return 'unknown';
  const newest = await findNewestWaiver(tx, seriesId);
  const outcome = newest === null || doesCount(waiver.version, newest) ? 'signed' : 'outdated';
  const isNew = await signatures.insertSignature(tx, {
    ...signatureOf(booking, waiver, { ...signature, position: ticket.position }),
    place: 'gate',
    signedAt: new Date(signature.signedAt),
    notBefore: ticket.issuedAt,
    takenBy: caller.userId,
    gateDeviceId: caller.gateDeviceId ?? null,
  });
  if (!isNew) return (await signatures.hasSignature(tx, signature.signatureId)) ? outcome : 'signed_before';
  const target = { type: 'ticket', id: signature.ticketId } as const;
  await recordAudit(tx, { actor: caller, action: 'waiver.signed_at_gate', target, requestId });
  return outcome;
}
