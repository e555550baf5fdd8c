import type { attendeeRoutes } from '@ascendant/contract/attendee';
import type { RouteReply } from '@ascendant/contract/route';
import { refusalToFieldSheet } from '@ascendant/domain/event/access';
import { attendeesPageSize, maxExportedAttendees } from '@ascendant/domain/list-limits';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { authorization, reachOf } from '../../http/authorization';
import { events } from '../events/events.module';
import type { QuestionDeps } from '../questions/booking-questions.service';
import type { SheetCells } from '../questions/field-sheet.presenter';
import { questions } from '../questions/questions.module';
import { presentAttendee } from './attendee.presenter';
import {
  countAttendees,
  findAttendees,
  findExportedAttendees,
  findOrganizersZone,
  type AttendeeFilter,
  type ExportedAttendee,
} from './attendees.repository';

export interface AttendeesWanted extends AttendeeFilter {
  readonly eventId: number;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/**
 * A page of an event's attendees, for its organizer and for admins.
 * @throws AppError not_found for anyone else
 */
export async function attendeesOfEvent(
  db: Database,
  caller: Caller,
  { eventId, limit = attendeesPageSize, offset = 0, ...filter }: AttendeesWanted,
): Promise<RouteReply<typeof attendeeRoutes.listAttendees>> {
  const { id, title, startDate, startTime, seriesId } = await events.eventToCheckIn(db, eventId, caller);
  const [rows, counts] = await Promise.all([
    findAttendees(db, id, { filter, limit, offset }),
    countAttendees(db, id, filter),
  ]);
  const seesWaivers = reachOf(authorization.getWaiver, caller.role) !== 'none';
  const bookingIds = [...new Set(rows.map(({ bookingId }) => bookingId))];
  const missing = await questions.missingByPerson(db, { seriesId, bookingIds });
  const attendees = rows.map((row) => {
    const missingAnswers = missing?.get(questions.personKey(row.bookingId, row.position)) ?? null;
    return presentAttendee(row, { seesWaivers, missingAnswers });
  });
  return { event: { id, title, startDate, startTime }, attendees, ...counts };
}

/** The attendees of an event for a file, and the time zone that its times are in. */
export interface AttendeesFile {
  readonly rows: readonly ExportedAttendee[];
  readonly zone: string;
  /** What the field sheet has besides; null for a caller who may not read it. */
  readonly sheet: SheetCells | null;
}

/**
 * The attendees of an event for a file, which the audit log notes.
 * @throws AppError not_found for anyone but its organizer and admins
 * Source: rule ERR-06.
 */
export async function exportAttendees(
  { db, sealer }: QuestionDeps,
  actor: Caller,
  { eventId, requestId, ...filter }: AttendeeFilter & { readonly eventId: number; readonly requestId: string },
): Promise<AttendeesFile> {
  const event = await events.eventToCheckIn(db, eventId, actor);
  const { id } = event;
  const maySee = refusalToFieldSheet(event, actor) === null;
  const sheet = maySee ? await questions.sheetCellsByPerson({ db, sealer }, event) : null;
  return inTransaction(db, async (tx) => {
    const zone = await findOrganizersZone(tx, id);
    const rows = await findExportedAttendees(tx, id, { filter, limit: maxExportedAttendees });
    await recordAudit(tx, {
      actor,
      action: 'event.attendees_exported',
      target: { type: 'event', id },
      changes: { rows: { before: null, after: rows.length } },
      requestId,
    });
    return { rows, zone, sheet };
  });
}
