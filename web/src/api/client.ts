import type { Address, Route, RouteReply, RouteRequest } from '@ascendant/contract/route';
import type { CallAddress, CallName, Routes, RoutesByAddress } from '@ascendant/contract/routes';
import { toApiError } from './api-error';
import { readAuthToken } from './auth-token';
import { isOfflineDocument } from './offline-document';
import { isRenewed } from './session-renewal';

type Defined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

type InputOf<R extends Route> = Defined<RouteRequest<R>> & {
  /** One value per attempt, so that a repeated request takes effect once (rule IDE-03). */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

/** What a call takes, by its name: those of params, query and body that its route has. */
export type CallInput<Name extends CallName> = InputOf<Routes[Name]>;
export type CallReply<Name extends CallName> = RouteReply<Routes[Name]>;

interface Reply<R extends Route> {
  readonly body: RouteReply<R>;
  readonly status: number;
  readonly headers: Headers;
}

/** The contract's calls, over one connection to the server. */
export interface Api {
  /** Makes one of the contract's calls, `GET /api/events/:id`. @throws ApiError for any non-success reply */
  call<At extends CallAddress>(
    address: At,
    input: InputOf<RoutesByAddress[At]>,
  ): Promise<RouteReply<RoutesByAddress[At]>>;
  /** The same, with status and headers, for lists that send their totals in a header. */
  callWithHeaders<At extends CallAddress>(
    address: At,
    input: InputOf<RoutesByAddress[At]>,
  ): Promise<Reply<RoutesByAddress[At]>>;
}

export interface ApiSettings {
  /** Takes a path on this site, such as `/api/events?limit=6`. */
  readonly fetchApi: (path: string, init: RequestInit) => Promise<Response>;
  /** The bearer token to send; null for none. */
  readonly readToken: () => string | null;
  /** Whether a refused call can be repeated, because the person has signed in again. Without it, no call is. */
  readonly isRenewed?: (address: CallAddress, response: Response) => Promise<boolean>;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** The server makes a new one for each page it renders, so that no two requests share anything. */
export function createApi({ fetchApi, readToken, isRenewed = async () => false }: ApiSettings): Api {
  async function callWithHeaders<At extends CallAddress>(
    address: At,
    input: InputOf<RoutesByAddress[At]>,
  ): Promise<Reply<RoutesByAddress[At]>> {
    const loose: LooseInput = input;
    const send = () => fetchApi(callUrl(address, loose), requestInit(methodOf(address), loose, readToken()));
    const first = await send();
    const response = (await isRenewed(address, first)) ? await send() : first;
    if (!response.ok) throw await toApiError(response);
    const text = response.status === 204 ? 'null' : await response.text();
    return {
      body: JSON.parse(text) as RouteReply<RoutesByAddress[At]>,
      status: response.status,
      headers: response.headers,
    };
  }
  return { callWithHeaders, call: async (address, input) => (await callWithHeaders(address, input)).body };
}

/** The browser's client. It sends cookies and the stored token with every call (specification 1, section 1 (What the product does and for whom)). */
export const browserApi: Api = createApi({
  fetchApi: async (path, init) => {
    if (isOfflineDocument()) throw new TypeError('There is no network');
    return fetch(path, init);
  },
  readToken: readAuthToken,
  isRenewed,
});

export const { call, callWithHeaders } = browserApi;

export function methodOf(address: Address): string {
  return address.slice(0, address.indexOf(' '));
}

/** A call's path with its parameters filled in. */
export function pathOf(address: CallAddress, params: LooseInput['params'] = {}): string {
  return address
    .slice(address.indexOf('/'))
    .replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
}

function callUrl(address: CallAddress, { params, query = {} }: LooseInput): string {
  const path = pathOf(address, params);
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null && each !== '') search.append(key, String(each));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

function requestInit(method: string, { body, idempotencyKey, signal }: LooseInput, token: string | null): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
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

/** The cache key of a read: the call's name, then its arguments. */
export function queryKey(name: CallName, ...parts: readonly unknown[]): readonly [CallName, ...unknown[]] {
  return [name, ...parts];
}
