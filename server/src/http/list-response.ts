import { Readable, type Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { maxListLimit } from '@ascendant/domain/list-limits';
import type { FastifyReply } from 'fastify';
import type { ListCount } from '../database/list-count';
import { Answer } from './reply';

/** Rows that are read together. */
const batchSize = 100;
/** Rows that are written at once: a few milliseconds of the one thread. */
const writtenAtOnce = 25;

/** A list of any length, sent while it's read. */
export class ListResponse<Row> extends Answer<Row[]> {
  constructor(
    readonly batches: AsyncIterable<readonly Row[]>,
    headers: Readonly<Record<string, string>>,
  ) {
    super(200, [], headers);
  }
}

/**
 * The rows of some ids. As many as a page can have are sent at once; of a longer list, which only a call without `limit` gets, the
 * rest is read in batches while it's sent, so that it needs no more memory and holds up no one.
 * @param read the rows of some ids, in their order; those deleted meanwhile are left out
 * Source: docs/archive/decisions/0032-admin-lists-by-offset.md.
 */
export async function listed<Row>(
  ids: readonly number[],
  read: (some: readonly number[]) => Promise<readonly Row[]>,
  headers: Readonly<Record<string, string>>,
): Promise<Answer<Row[]>> {
  if (ids.length <= maxListLimit) return new Answer(200, [...(await read(ids))], headers);
  const first = await read(ids.slice(0, batchSize));
  return new ListResponse(batchesOf(first, ids, read), headers);
}

async function* batchesOf<Row>(
  first: readonly Row[],
  ids: readonly number[],
  read: (some: readonly number[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  yield first;
  for (let at = batchSize; at < ids.length; at += batchSize) yield await read(ids.slice(at, at + batchSize));
}

/**
 * Sends a list as one JSON array. It's for one person, so nothing may cache it. Source: rule WEB-05.
 * @param write a batch as the contract defines it
 * @param report called when the list breaks off, after which the connection is closed: the client has no valid JSON
 */
export function sendList<Row>(
  reply: FastifyReply,
  { batches }: ListResponse<Row>,
  { write, report }: ListWriting<Row>,
): FastifyReply {
  const parts = reporting(jsonParts(batches, write), report);
  return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(Readable.from(parts));
}

/** Calls back when a response has been sent or its client is gone, which it may be already. */
export function onceClosed(response: Writable, then: () => void): void {
  if (response.closed) then();
  else response.once('close', then);
}

interface ListWriting<Row> {
  readonly write: (batch: readonly Row[]) => unknown;
  readonly report: (error: unknown) => void;
}

async function* reporting(parts: AsyncIterable<string>, report: (error: unknown) => void): AsyncGenerator<string> {
  try {
    yield* parts;
  } catch (error) {
    report(error);
    throw error;
  }
}

async function* jsonParts<Row>(
  batches: AsyncIterable<readonly Row[]>,
  write: (batch: readonly Row[]) => unknown,
): AsyncGenerator<string> {
  let before = '[';
  for await (const batch of batches) {
    for (let at = 0; at < batch.length; at += writtenAtOnce) {
      yield before + JSON.stringify(write(batch.slice(at, at + writtenAtOnce))).slice(1, -1);
      before = ',';
      await setImmediate();
    }
  }
  yield before === '[' ? '[]' : ']';
}

/** The headers that say how long a list is. */
export function countHeaders({ count, isCapped }: ListCount): Readonly<Record<string, string>> {
  return { 'x-total-count': String(count), ...(isCapped ? { 'x-total-count-capped': 'true' } : {}) };
}
