import { infiniteQueryOptions } from '@tanstack/react-query';
import { call, type CallReply, queryKey } from '../api/client';
import { nullWhenMissing } from '../api/query-client';
import { fresh, readQuery } from './read-query';
import { writing } from './use-write';

export type ListedConversation = CallReply<'listConversations'>['conversations'][number];
export type Conversation = CallReply<'getConversation'>;
export type ConversationMessage = Conversation['messages'][number];
export type ReportedConversation = CallReply<'listReportedConversations'>[number];

/** How often a conversation on the screen is read again, in milliseconds. */
const readAgainMs = 20_000;

/** The person's conversations, the latest first, page by page. */
export const conversationsQuery = infiniteQueryOptions({
  queryKey: queryKey('listConversations'),
  queryFn: ({ signal, pageParam }) => call('GET /api/conversations', { query: pageOf(pageParam), signal }),
  initialPageParam: 0,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
  refetchInterval: readAgainMs,
});

/** One of the person's conversations: the first page has the newest messages, the next one those before; null if there's none with this id. */
export function conversationQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: queryKey('getConversation', id),
    queryFn: ({ signal, pageParam }) =>
      nullWhenMissing(call('GET /api/conversations/:id', { params: { id }, query: pageOf(pageParam), signal })),
    initialPageParam: 0,
    getNextPageParam: (page) => page?.earlier ?? null,
    staleTime: 0,
    refetchInterval: readAgainMs,
  });
}

const pageOf = (before: number) => (before === 0 ? {} : { before });

interface Outgoing {
  readonly id: number;
  readonly text: string;
}

/** Writes to the host of an event. */
export const useStartConversation = writing({
  send: ({ id, text }: Outgoing, idempotencyKey) =>
    call('POST /api/events/:id/conversation', { params: { id }, body: { text }, idempotencyKey }),
  fact: 'conversation changed',
  waits: false,
});

/** Writes in a conversation. A refusal may mean that the other has just blocked it. */
export const useSendInConversation = writing({
  send: ({ id, text }: Outgoing, idempotencyKey) =>
    call('POST /api/conversations/:id/messages', { params: { id }, body: { text }, idempotencyKey }),
  fact: 'conversation changed',
  factOfError: () => 'conversation changed',
});

export const useReadConversation = writing({
  send: ({ id, upTo }: { readonly id: number; readonly upTo: number }) =>
    call('PUT /api/conversations/:id/read', { params: { id }, body: { upTo } }),
  fact: 'conversation changed',
});

export const useBlockConversation = writing({
  send: ({ id, isBlocked }: { readonly id: number; readonly isBlocked: boolean }) =>
    call('PUT /api/conversations/:id/block', { params: { id }, body: { isBlocked } }),
  fact: 'conversation changed',
});

export const useReportConversation = writing({
  send: ({ id, reason }: { readonly id: number; readonly reason: string }) =>
    call('POST /api/conversations/:id/report', { params: { id }, body: { reason } }),
  fact: 'conversation changed',
});

/** Conversations that wait for an admin. */
export const reportedConversationsQuery = readQuery(
  'listReportedConversations',
  'GET /api/admin/reported-conversations',
  {},
  fresh,
);

/** The messages of a reported one; each reading is in the audit log, so it's read once. */
export const reportedConversationQuery = (id: number) =>
  readQuery(
    'getReportedConversation',
    'GET /api/admin/reported-conversations/:id',
    { params: { id } },
    { staleTime: Number.POSITIVE_INFINITY },
  );

export const useCloseConversationReport = writing({
  send: (id: number) => call('POST /api/admin/reported-conversations/:id/close', { params: { id } }),
  fact: 'report of a conversation closed',
  factOfError: () => 'report of a conversation closed',
});
