import type { FastifyInstance, FastifyHttpOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '../errors/app-error';
import { errorBody } from './error-body';

const MAX_URL_BYTES = 4096;
const MAX_HEADERS = 100;
const MAX_HEADER_BYTES = 16_384;
const SECONDS = 1000;

/** The limits and timeouts of the HTTP server itself. Source: rule INP-01. */
export const serverLimits = {
  http: { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: 10 * SECONDS, connectionsCheckingInterval: SECONDS },
  requestTimeout: 30 * SECONDS,
  keepAliveTimeout: 5 * SECONDS,
  routerOptions: { maxParamLength: MAX_URL_BYTES },
  clientErrorHandler: refuseUnreadable,
} satisfies FastifyHttpOptions<Server>;

/** Refuses addresses and headers that are longer than any of ours. */
export function limitRequests(app: FastifyInstance): void {
  // Node silently drops headers beyond its own limit, but they have to be counted.
  app.server.maxHeadersCount = 0;
  app.addHook('onRequest', async (request) => {
    if ((request.raw.url ?? '').length > MAX_URL_BYTES) throw new AppError('uri_too_long');
    if (request.raw.rawHeaders.length / 2 > MAX_HEADERS) throw new AppError('headers_too_large');
  });
}

/** Replies to input that isn't HTTP in the usual error shape. At this point there's no request object yet. */
function refuseUnreadable(problem: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || problem.code === 'ECONNRESET') return void socket.destroy(problem);
  const isLong = problem.code === 'HPE_HEADER_OVERFLOW';
  const isSlow = problem.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const error = new AppError(isLong ? 'headers_too_large' : 'bad_request');
  const status = isSlow ? 408 : error.status;
  const body = JSON.stringify(errorBody(error, randomUUID()));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`,
  );
}
