import type { EventWaiver, GateSignature, OpenedWaiver, WaiverPerson, WaiverText } from '@ascendant/contract/waiver';
import { useQueryClient } from '@tanstack/react-query';
import { browserApi, call, type Api, type CallInput, type CallReply } from '../api/client';
import { fresh, readQuery } from './read-query';
import { useWrite, writing } from './use-write';

export type { EventWaiver, GateSignature, OpenedWaiver, WaiverPerson, WaiverText };
export type GateSigned = CallReply<'signAtGate'>['results'][number];

/** The waiver of an event, as its organizer sees it. */
export const eventWaiverQuery = (eventId: number) =>
  readQuery('getWaiver', 'GET /api/events/:id/waiver', { params: { id: eventId } }, fresh);

/** Reads the waiver of an event that's chosen. */
export function useReadWaiver() {
  const client = useQueryClient();
  return async (eventId: number) => client.fetchQuery(eventWaiverQuery(eventId));
}

/** Writes a new version. A failure may mean that a colleague was faster. */
export const useWriteWaiver = writing({
  send: ({ eventId, ...body }: CallInput<'writeWaiver'>['body'] & { readonly eventId: number }) =>
    call('POST /api/events/:id/waiver', { params: { id: eventId }, body }),
  fact: 'waiver changed',
  factOfError: () => 'waiver changed',
});

export const useEndWaiver = writing({
  send: (eventId: number) => call('DELETE /api/events/:id/waiver', { params: { id: eventId } }),
  fact: 'waiver changed',
});

/** What a link opens. @param token null if there's none */
export const openedWaiverQuery = (token: string | null) =>
  readQuery(
    'openWaiver',
    'POST /api/waivers/open',
    { body: { token: token ?? '' } },
    { enabled: token !== null, ...fresh },
  );

/** Signs by link. The reply is what the link opens now; after a failure it's read again, since the text may be another. */
export function useSignWaiver() {
  const client = useQueryClient();
  return useWrite({
    send: async (body: CallInput<'signWaiver'>['body']) => {
      const opened = await call('POST /api/waivers/sign', { body });
      client.setQueryData(openedWaiverQuery(body.token).queryKey, opened);
      return opened;
    },
    fact: 'waiver signed',
    factOfError: () => 'waiver text changed',
  });
}

/** What was signed on this device at the gate. @param api as whom it asks */
export async function sendGateSignatures(
  eventId: number,
  signatures: readonly GateSignature[],
  { signal, api = browserApi }: { readonly signal?: AbortSignal; readonly api?: Api | undefined } = {},
): Promise<readonly GateSigned[]> {
  const body = { signatures: [...signatures] };
  const { results } = await api.call('POST /api/events/:id/waiver-signatures', {
    params: { id: eventId },
    body,
    ...(signal ? { signal } : {}),
  });
  return results;
}
