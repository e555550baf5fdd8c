import { createHash } from 'node:crypto';
import { doesCount } from '@ascendant/domain/booking/waiver';
import type { WaiverRow } from '../../../db/schema/waivers';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Queryable } from '../../database/database';
import { findNewestWaiver } from '../../database/waivers.repository';
import { AppError } from '../../errors/app-error';
import { events } from '../events/events.module';
import * as repository from './waivers.repository';

/** What an organizer sees of the waiver of one of their events. */
export type WaiverOfEvent = Awaited<ReturnType<typeof readWaiver>>;

/** The waiver of an event, for those who manage its bookings. @throws AppError not_found */
export async function waiverOfEvent(db: Database, caller: Caller, eventId: number): Promise<WaiverOfEvent> {
  return readWaiver(db, await events.eventWithBookings(db, eventId, caller));
}

interface DateOfSeries {
  readonly id: number;
  readonly seriesId: number;
  readonly organizerId: number | null;
}

async function readWaiver(db: Queryable, { id, seriesId, organizerId }: DateOfSeries) {
  const newest = await findNewestWaiver(db, seriesId);
  const [versions, signers, otherDates, otherWaivers] = [
    await repository.findVersions(db, seriesId),
    await repository.countSigners(db, id),
    await repository.countOtherDates(db, seriesId, id),
    organizerId === null ? [] : await repository.findOtherWaivers(db, { organizerId, seriesId }),
  ];
  return { newest, versions, otherDates, otherWaivers, ...signers };
}

interface Wanted {
  readonly eventId: number;
  readonly title: string;
  readonly text: string;
  readonly basedOn: number;
  readonly asksAgain: boolean;
  readonly requestId: string;
}

/**
 * Writes a new version. Earlier ones stay as they were signed, and count unless the organizer asks to sign again.
 * @throws AppError not_found; waiver_changed if someone else wrote a version meanwhile
 * Source: docs/rules/booking.md, "Waivers"; rule ERR-06.
 */
export async function writeWaiver(db: Database, actor: Caller, wanted: Wanted): Promise<WaiverOfEvent> {
  return inTransaction(db, async (tx) => {
    const event = await events.eventWithBookings(tx, wanted.eventId, actor);
    await repository.lockSeries(tx, event.seriesId);
    const before = await findNewestWaiver(tx, event.seriesId);
    if ((before?.version ?? 0) !== wanted.basedOn) throw changedMeanwhile();
    const { version } = await repository.insertWaiver(tx, {
      ...versionAfter(before, wanted),
      seriesId: event.seriesId,
      createdBy: actor.userId,
    });
    await recordAudit(tx, {
      actor,
      action: 'waiver.written',
      target: { type: 'event', id: event.id },
      changes: { version: { before: before?.version ?? null, after: version } },
      requestId: wanted.requestId,
    });
    return readWaiver(tx, event);
  });
}

function versionAfter(before: WaiverRow | null, { title, text, asksAgain }: Wanted) {
  const version = (before?.version ?? 0) + 1;
  const countsFrom = before === null || asksAgain ? version : before.countsFrom;
  return { version, title, text, countsFrom, textHash: createHash('sha256').update(text).digest('hex') };
}

function changedMeanwhile(): AppError {
  return new AppError('waiver_changed', {
    message:
      'Someone else in your team changed this waiver while you were writing. Compare both texts, then save again.',
  });
}

/** Stops asking for a waiver; what was signed stays. @throws AppError not_found */
export async function endWaiver(
  db: Database,
  actor: Caller,
  { eventId, requestId }: { readonly eventId: number; readonly requestId: string },
): Promise<WaiverOfEvent> {
  return inTransaction(db, async (tx) => {
    const event = await events.eventWithBookings(tx, eventId, actor);
    await repository.lockSeries(tx, event.seriesId);
    const newest = await findNewestWaiver(tx, event.seriesId);
    if (newest === null) throw new AppError('not_found');
    if (newest.endedAt === null) {
      await repository.endWaiver(tx, newest.id);
      const target = { type: 'event', id: event.id } as const;
      await recordAudit(tx, { actor, action: 'waiver.ended', target, requestId });
    }
    return readWaiver(tx, event);
  });
}

/** Whether signatures of a version still count. */
export function stillCounts(version: number, newest: WaiverRow | null): boolean {
  return newest !== null && newest.endedAt === null && doesCount(version, newest);
}
