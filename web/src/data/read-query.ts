import type { CallName, Routes } from '@ascendant/contract/routes';
import { queryOptions, type keepPreviousData } from '@tanstack/react-query';
import { browserApi, queryKey, type Api, type CallInput, type CallReply } from '../api/client';
import { nullWhenMissing } from '../api/query-client';

interface ReadSettings {
  /** Of the server while it renders a page. */
  readonly api?: Api;
  readonly staleTime?: number;
  readonly gcTime?: number;
  readonly enabled?: boolean;
  readonly retry?: boolean;
  readonly refetchOnWindowFocus?: boolean;
  readonly placeholderData?: typeof keepPreviousData;
}

type ReadInput<Name extends CallName> = Omit<CallInput<Name>, 'signal' | 'idempotencyKey'>;

/** Others change it, or it changes by itself: it's read again each time it's shown. */
export const fresh = { staleTime: 0 } as const;
/** The same, and what was read before isn't shown meanwhile. */
export const alwaysRead = { staleTime: 0, gcTime: 0 } as const;

/** A read of the server by one of the contract's calls. Its key is the call's name and what it's asked. */
export function readQuery<Name extends CallName>(
  name: Name,
  address: Routes[Name]['address'],
  input: ReadInput<Name>,
  { api = browserApi, ...settings }: ReadSettings = {},
) {
  return queryOptions<CallReply<Name>>({
    queryKey: queryKey(name, input),
    queryFn: ({ signal }) => read<Name>(api, address, { ...input, signal }),
    ...settings,
  });
}

/** The same, for what may not exist: null if it doesn't. */
export function readOrNullQuery<Name extends CallName>(
  name: Name,
  address: Routes[Name]['address'],
  input: ReadInput<Name>,
  { api = browserApi, ...settings }: ReadSettings = {},
) {
  return queryOptions<CallReply<Name> | null>({
    queryKey: queryKey(name, input),
    queryFn: ({ signal }) => nullWhenMissing(read<Name>(api, address, { ...input, signal })),
    ...settings,
  });
}

/** A name has one address, so what's asked and replied there is the call's. */
async function read<Name extends CallName>(api: Api, address: Routes[Name]['address'], input: object) {
  return (await api.call(address, input as never)) as CallReply<Name>;
}
