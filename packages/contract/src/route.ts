import type { z } from 'zod';
import { calls, type CallName, type Method } from './calls';
import type { UploadRule } from './upload';

/** What one call takes and returns. Parts that are left out aren't read. */
export interface RouteSchemas {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The file it takes, in a form instead of a body. */
  readonly upload?: UploadRule;
  /** The other fields of that form, by name; all arrive as text. */
  readonly form?: z.ZodObject;
  /** By status; 204 has no body and is written `null`. Errors all have the shape in `errors.ts` and aren't listed. */
  readonly reply: Readonly<Record<number, z.ZodType | null>>;
  /** The media type, where the reply is a file to save instead of JSON. Its 200 is written `null`. */
  readonly file?: string;
  /** One line for the API page. */
  readonly summary: string;
  /** The largest JSON body in bytes, where 64 KB isn't enough. */
  readonly maxBodyBytes?: number;
}

export type Route<Name extends CallName = CallName, Schemas extends RouteSchemas = RouteSchemas> = {
  readonly name: Name;
  readonly method: Method;
  readonly path: string;
} & Schemas;

/** Joins a call's name, method and path with its schemas. The server binds it to a handler, the web calls it. */
export function defineRoute<Name extends CallName, Schemas extends RouteSchemas>(
  name: Name,
  schemas: Schemas,
): Route<Name, Schemas> {
  return { name, method: calls[name].method, path: calls[name].path, ...schemas };
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
