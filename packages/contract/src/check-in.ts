import { checkInOutcomes, maxScansPerBatch, ticketStates } from '@ascendant/domain/booking/check-in';
import { z } from 'zod';
import { defineRoute } from './route';
import { id, idParams, instant, line } from './wire';

/** A ticket as those at the gate see it: who, adult or child, its state, and nothing else of the person (rule PRI-01). */
export const gateTicket = z.object({
  id,
  attendeeName: z.string(),
  isChild: z.boolean(),
  state: z.enum(ticketStates),
  /** when they came in; null before */
  checkedInAt: instant.nullable(),
  /** eight characters for typing */
  gateCode: z.string(),
  /** SHA-256, in base64url, of what the QR code says: a device without network knows the ticket by it and cannot make one */
  textHash: z.string(),
});
export type GateTicket = z.infer<typeof gateTicket>;

export const gateList = z.object({
  event: z.object({
    id,
    title: z.string(),
    location: z.string(),
    timezone: z.string(),
    startDate: z.string(),
    startTime: z.string(),
    endDate: z.string(),
    endTime: z.string(),
  }),
  tickets: z.array(gateTicket),
  /** the server's clock: what devices note as the time of a scan is corrected by it */
  serverTime: instant,
});
export type GateList = z.infer<typeof gateList>;

/** What was scanned or typed, or the ticket that was ticked by name. */
export const scan = z.union([
  z.object({ scanId: z.uuid(), scannedAt: instant, code: line(200) }),
  z.object({ scanId: z.uuid(), scannedAt: instant, ticketId: id }),
]);
export type Scan = z.infer<typeof scan>;

export const scanResult = z.object({
  scanId: z.string(),
  outcome: z.enum(checkInOutcomes),
  /** the ticket as it is now; null where it is none of this event */
  ticket: gateTicket.nullable(),
});
export type ScanResult = z.infer<typeof scanResult>;

export const checkInRoutes = {
  listEventTickets: defineRoute('listEventTickets', {
    summary: 'The tickets of an event, for whoever lets people in',
    params: idParams,
    reply: { 200: gateList },
  }),
  checkIn: defineRoute('checkIn', {
    summary: 'Let people in by their tickets; a scan that is sent again counts once',
    params: idParams,
    body: z.object({ scans: z.array(scan).min(1).max(maxScansPerBatch) }),
    reply: { 200: z.object({ results: z.array(scanResult) }) },
  }),
};
