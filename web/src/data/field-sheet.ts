import { call, type CallReply } from '../api/client';

export type FieldSheet = CallReply<'getFieldSheet'>;
export type Party = FieldSheet['parties'][number];
export type SheetPerson = Party['people'][number];

/** A date's field sheet. Its screen keeps it on the device, not in the query cache. */
export function readFieldSheet(eventId: number, signal: AbortSignal): Promise<FieldSheet> {
  return call('GET /api/events/:id/field-sheet', { params: { id: eventId }, signal });
}
