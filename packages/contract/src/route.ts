import type { KeyScope } from '@ascendant/domain/organization/api-key';
import type { LimitName } from '@ascendant/domain/rate-limits';
import type { z } from 'zod';
import type { UploadRule } from './upload';

/** What one call takes and returns, and what the server asks of it. Parts that are left out aren't read. */
export interface RouteFacts {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The file it takes, in a form instead of a body. */
  readonly upload?: UploadRule;
  /** The other fields of that form, by name; all arrive as text. */
  readonly form?: z.ZodObject;
  /** A query and a body that work, where what the schemas require (`test/example-of-schema.ts`) isn't one. It's shown to those who read the API. */
  readonly example?: {
    readonly query?: Readonly<Record<string, string | number>>;
    readonly body?: Readonly<Record<string, unknown>>;
  };
  /** By status; 204 has no body and is written `null`. Errors all have the shape in `errors.ts` and aren't listed. */
  readonly reply: Readonly<Record<number, z.ZodType | null>>;
  /** The media type, where the reply is a file to save instead of JSON. Its 200 is written `null`. */
  readonly file?: string;
  /** One line for the API page. */
  readonly summary: string;
  /** The largest JSON body in bytes, where 64 KB isn't enough. */
  readonly maxBodyBytes?: number;
  /**
   * Which of its requests ask again who you are, in the words of the API page: calls that move money, give power or change how someone
   * signs in, so that a session that was left open, or stolen, can't make them alone. Those that take the current password in their body (a
   * new password, an export, a deletion) have asked already. Source: rule SES-11.
   */
  readonly sensitive?: 'whatever is sent' | 'from an admin' | 'if it cancels an event with bookings';
  /** What an API key has to include. Source: rule KEY-02. */
  readonly scope?: KeyScope;
  /** Whether it accepts an `Idempotency-Key`, or asks for one with each request. Source: rule IDE-01. */
  readonly takesKey?: true | 'always';
  /** The field of its reply that's null in the reply to a repeat: a secret, which isn't stored. Source: rule KEY-04. */
  readonly toldOnce?: string;
  /**
   * The limit that it counts against, with its caller as the target. Services count the limits on failures (sign-in, codes, declines) and on
   * email addresses that aren't the caller's.
   */
  readonly limit?: LimitName;
  /**
   * What its response shows a visitor, so that the response can be cached for all of them until a change to that drops it
   * (`server/src/cache`). Without it, it isn't cached.
   */
  readonly shows?:
    | 'one event'
    | 'listed events'
    | 'one event and listed events'
    | 'similar events'
    | 'which events are listed'
    | 'the catalog'
    | 'a setting';
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call's method and path, with parameters as `:name`. The web names calls by it, so that it needn't load the contract. */
export type Address = `${Method} /${string}`;

type Unnamed<At extends Address = Address, Facts extends RouteFacts = RouteFacts> = {
  readonly address: At;
  readonly method: Method;
  readonly path: string;
} & Facts;

export type Route<At extends Address = Address, Facts extends RouteFacts = RouteFacts> = {
  readonly name: string;
} & Unnamed<At, Facts>;

/** A call as one record. The server binds it to a handler, the web calls it. */
/* @__NO_SIDE_EFFECTS__ */
export function defineRoute<At extends Address, Facts extends RouteFacts>(
  address: At,
  facts: Facts,
): Unnamed<At, Facts> {
  const [method, path] = address.split(' ') as [Method, string];
  return { address, method, path, ...facts };
}

type Named<Given> = { readonly [Name in keyof Given & string]: { readonly name: Name } & Given[Name] };

/** The calls about a noun, each named by its property. */
/* @__NO_SIDE_EFFECTS__ */
export function nameRoutes<Given extends Readonly<Record<string, Unnamed>>>(given: Given): Named<Given> {
  return Object.fromEntries(Object.entries(given).map(([name, route]) => [name, { name, ...route }])) as Named<Given>;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What the handler of a route receives, parsed. */
export interface RouteInput<R extends Route> {
  readonly params: Parsed<R['params']>;
  readonly query: Parsed<R['query']>;
  readonly body: Parsed<R['body']>;
}

/** What a caller sends. */
export interface RouteRequest<R extends Route> {
  readonly params: Sent<R['params']>;
  readonly query: Sent<R['query']>;
  readonly body: Sent<R['body']>;
}

/** What a successful call replies, for any of its statuses; null for 204. */
export type RouteReply<R extends Route> = {
  [Status in keyof R['reply']]: R['reply'][Status] extends z.ZodType ? z.output<R['reply'][Status]> : null;
}[keyof R['reply']];

/** What a handler returns to be parsed and sent, for any of its statuses. */
export type RouteAnswer<R extends Route> = {
  [Status in keyof R['reply']]: R['reply'][Status] extends z.ZodType ? z.input<R['reply'][Status]> : null;
}[keyof R['reply']];
