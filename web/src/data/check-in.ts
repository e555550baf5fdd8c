import type { CheckInList, CheckInTicket, Scan, ScanResult } from '@ascendant/contract/check-in';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { browserApi, type Api, call, type CallReply } from '../api/client';
import { tell } from './facts';

export type FieldSheet = CallReply<'getFieldSheet'>;
export type Party = FieldSheet['parties'][number];
export type SheetPerson = Party['people'][number];

/** The guest list of an event. The check-in screen keeps it on the device, not in the query cache. */
export function readGuestList(eventId: number, signal: AbortSignal, api: Api = browserApi): Promise<CheckInList> {
  return api.call('GET /api/events/:id/tickets', { params: { id: eventId }, signal });
}

export interface ScanBatch {
  readonly eventId: number;
  /** In the order they were made. A scan sent twice counts once, by its scanId. */
  readonly scans: readonly Scan[];
  readonly signal?: AbortSignal;
}

export async function sendScans(
  client: QueryClient,
  batch: ScanBatch,
  api: Api = browserApi,
): Promise<readonly ScanResult[]> {
  const { eventId, scans, signal } = batch;
  const body = { scans: [...scans] };
  const { results } = await api.call('POST /api/events/:id/check-ins', {
    params: { id: eventId },
    body,
    ...(signal ? { signal } : {}),
  });
  void tell(client, 'guests checked in');
  return results;
}

/** The same for the check-in screen, which queues scans itself while it's offline. */
export function useSendScans(api: Api = browserApi): (batch: ScanBatch) => Promise<readonly ScanResult[]> {
  const client = useQueryClient();
  return useCallback((batch) => sendScans(client, batch, api), [client, api]);
}

interface Admission {
  readonly eventId: number;
  readonly ticketId: number;
  readonly signal: AbortSignal;
}

/** Takes an admission back. @returns the ticket as it is now */
export function useUndoCheckIn(api: Api = browserApi): (admission: Admission) => Promise<CheckInTicket> {
  const client = useQueryClient();
  return useCallback(
    async ({ eventId, ticketId, signal }) => {
      const ticket = await api.call('POST /api/events/:id/tickets/:ticketId/undo-check-in', {
        params: { id: eventId, ticketId },
        signal,
      });
      void tell(client, 'guests checked in');
      return ticket;
    },
    [client, api],
  );
}

/** A date's field sheet. Its screen keeps it on the device, not in the query cache. */
export function readFieldSheet(eventId: number, signal: AbortSignal): Promise<FieldSheet> {
  return call('GET /api/events/:id/field-sheet', { params: { id: eventId }, signal });
}
