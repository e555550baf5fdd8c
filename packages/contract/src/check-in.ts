import { checkInOutcomes, maxScansPerBatch, ticketStates } from '@ascendant/domain/booking/check-in';
import { waiverStates } from '@ascendant/domain/booking/waiver';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { namedExtras, shownType } from './series-prices';
import { waiverText } from './waiver';
import { id, idParams, idText, instant, line, zoneOffsets } from './wire';

/** A ticket as check-in staff see it: name, adult or child, state, and nothing else about the person (rule PRI-01). */
export const checkInTicket = z.object({
  id,
  attendeeName: z.string(),
  isChild: z.boolean(),
  ...shownType,
  ...namedExtras,
  state: z.enum(ticketStates),
  /** whether they've signed the event's waiver; undefined in a list that an older version saved on a device */
  waiver: z.enum(waiverStates).optional(),
  /** whether a parent or guardian signs it for them */
  needsGuardian: z.boolean().optional(),
  /** when they came in; null before */
  checkedInAt: instant.nullable(),
  /** eight characters for typing */
  checkInCode: z.string(),
  /** SHA-256, in base64url, of what the QR code says: an offline device recognizes the ticket by it and can't forge one */
  textHash: z.string(),
  /** the same of the ticket’s QR code where it was bought, before the organizer moved here; left out for most */
  oldTextHash: z.string().optional(),
});
export type CheckInTicket = z.infer<typeof checkInTicket>;

export const checkInList = z.object({
  event: z.object({
    id,
    title: z.string(),
    location: z.string(),
    timezone: z.string(),
    zoneOffsets,
    startDate: z.string(),
    startTime: z.string(),
    endDate: z.string(),
    endTime: z.string(),
    /** before this, admitting someone has to be confirmed */
    opensAt: instant,
  }),
  /** what people sign; null if the event asks for nothing */
  waiver: waiverText.nullable().optional(),
  tickets: z.array(checkInTicket),
  /** the server's clock, which corrects the scan times that devices record */
  serverTime: instant,
});
export type CheckInList = z.infer<typeof checkInList>;

const scanFacts = {
  scanId: z.uuid(),
  scannedAt: instant,
  /** confirmed although check-in isn't open yet; it's logged */
  isEarly: z.boolean().optional(),
};

/** What was scanned or typed, or the ticket picked by name. */
export const scan = z.union([z.object({ ...scanFacts, code: line(200) }), z.object({ ...scanFacts, ticketId: id })]);
export type Scan = z.infer<typeof scan>;

export const scanResult = z.object({
  scanId: z.string(),
  outcome: z.enum(checkInOutcomes),
  /** the ticket as it is now; null if it isn't for this event */
  ticket: checkInTicket.nullable(),
  /** of a ticket whose booking moved to another date: the day it's for now; left out otherwise */
  movedTo: z.string().optional(),
});
export type ScanResult = z.infer<typeof scanResult>;

export const checkInRoutes = nameRoutes({
  listEventTickets: defineRoute('GET /api/events/:id/tickets', {
    summary: 'List the tickets of an event for check-in',
    params: idParams,
    reply: { 200: checkInList },
  }),
  checkIn: defineRoute('POST /api/events/:id/check-ins', {
    summary: 'Check people in by their tickets; a scan sent twice counts once',
    params: idParams,
    body: z.object({ scans: z.array(scan).min(1).max(maxScansPerBatch) }),
    reply: { 200: z.object({ results: z.array(scanResult) }) },
  }),
  undoCheckIn: defineRoute('POST /api/events/:id/tickets/:ticketId/undo-check-in', {
    summary: 'Undo an admission; the ticket can be used again',
    params: z.object({ id: idText, ticketId: idText }),
    reply: { 200: checkInTicket },
  }),
});
