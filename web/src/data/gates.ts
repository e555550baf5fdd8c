import { call, createApi, type Api, type CallInput, type CallReply } from '../api/client';
import { readQuery } from './read-query';
import { writing } from './use-write';

export type Gate = CallReply<'listGates'>[number];
export type AddedGate = CallReply<'addGate'>;
export type GateDates = CallReply<'listWorkDates'>;

export const gatesQuery = readQuery('listGates', 'GET /api/organizer/gates', {});

/** All dates of a check-in link, of which the list has the first. */
export const gateDatesQuery = (id: number) =>
  readQuery('listGateDates', 'GET /api/organizer/gates/:id/dates', { params: { id } });

export const useAddGate = writing({
  send: (body: CallInput<'addGate'>['body']) => call('POST /api/organizer/gates', { body }),
  fact: 'gates changed',
});

export const useRevokeGate = writing({
  send: (id: number) => call('POST /api/organizer/gates/:id/revoke', { params: { id } }),
  fact: 'gates changed',
  factOfError: () => 'gates changed',
});

/** The calls of a phone that checks in by a link, as which it asks even if someone is signed in on it. @param secret of its link */
export function gateApi(secret: string): Api {
  return createApi({ fetchApi: (path, init) => fetch(path, init), readToken: () => `gate.${secret}` });
}

/** The dates of a phone that checks in by a link. */
export function readGateDates(secret: string, signal: AbortSignal): Promise<GateDates> {
  return gateApi(secret).call('GET /api/organizer/dates', { query: {}, signal });
}
