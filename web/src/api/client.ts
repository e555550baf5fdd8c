import { calls, type CallName } from '@ascendant/contract/calls';
import type { RouteReply, RouteRequest } from '@ascendant/contract/route';
import type { Routes } from '@ascendant/contract/routes';
import { readAuthToken } from './auth-token';
import { toApiError } from './api-error';

type Defined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a call takes: params, query and body, whichever its route has. */
export type CallInput<Name extends CallName> = Defined<RouteRequest<Routes[Name]>> & {
  /** One value for each attempt of a person, so that a repeated request has one effect (reliability rule IDE-03). */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

export type CallReply<Name extends CallName> = RouteReply<Routes[Name]>;

export interface Reply<Name extends CallName> {
  readonly body: CallReply<Name>;
  readonly status: number;
  readonly headers: Headers;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

let fetchApi: Fetch = (path, init) => fetch(path, init);

/** On the server the page's own calls go straight to the application instead of over the network. */
export function useFetch(replacement: Fetch): void {
  fetchApi = replacement;
}

/** Makes a call of the contract. @throws ApiError for any non-success reply */
export async function call<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallReply<Name>> {
  const { body } = await callWithHeaders(name, input);
  return body;
}

/** The same, with status and headers, for lists that say their totals there. */
export async function callWithHeaders<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<Reply<Name>> {
  const loose: LooseInput = input;
  const response = await fetchApi(callUrl(name, loose), requestInit(calls[name].method, loose));
  if (!response.ok) throw await toApiError(response);
  const text = response.status === 204 ? 'null' : await response.text();
  return { body: JSON.parse(text) as CallReply<Name>, status: response.status, headers: response.headers };
}

function callUrl(name: CallName, { params = {}, query = {} }: LooseInput): string {
  const path = calls[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

function requestInit(method: string, { body, idempotencyKey, signal }: LooseInput): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  const token = readAuthToken();
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  return {
    method,
    headers,
    credentials: 'include',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
}
