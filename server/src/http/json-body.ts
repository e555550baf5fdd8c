import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

/** The largest JSON body, unless the contract sets another limit. Source: rule INP-01. */
export const defaultBodyBytes = 65_536;
const maxDepth = 10;

// oxlint-disable-next-line no-control-regex -- NUL is refused because PostgreSQL can't store it
const unstorable = /\u0000|\p{Surrogate}/u;

/**
 * Parses JSON bodies strictly: UTF-8 only, at most ten levels, no NUL, no lone surrogates, and no keys that reach into an
 * object's prototype.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      const charset = /charset="?([\w-]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
      if (charset.toLowerCase() !== 'utf-8') throw new AppError('bad_request');
      return bytes.length === 0 ? undefined : parseJson(bytes);
    },
  );
}

/**
 * Parses one body.
 * @throws AppError bad_request for anything that isn't strict JSON as described above
 */
export function parseJson(bytes: Uint8Array): unknown {
  const value = syntax(bytes);
  if (!isAcceptable(value, maxDepth)) throw new AppError('bad_request');
  return value;
}

function syntax(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    throw new AppError('bad_request');
  }
}

function isAcceptable(value: unknown, levelsLeft: number): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (levelsLeft === 0) return false;
  return Object.entries(value).every(([key, inner]) => isKey(key) && isAcceptable(inner, levelsLeft - 1));
}

function isKey(key: string): boolean {
  return key !== '__proto__' && key !== 'constructor' && key !== 'prototype' && !unstorable.test(key);
}
