import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error';
import { errorBody } from '../http/error-body';

const maxUrlBytes = 4096;
const maxHeaders = 100;
const maxHeaderBytes = 16_384;
const seconds = 1000;

/** The limits and timeouts of the HTTP server itself. Source: rule INP-01. */
export const serverLimits = {
  http: { maxHeaderSize: maxHeaderBytes, headersTimeout: 10 * seconds, connectionsCheckingInterval: seconds },
  requestTimeout: 30 * seconds,
  // Longer than a proxy's, usually 60 s: the side that sends the next request has to close first.
  keepAliveTimeout: 65 * seconds,
  // On a busy machine, registering the calls takes longer than the framework's ten seconds.
  pluginTimeout: 0,
  routerOptions: { maxParamLength: maxUrlBytes },
  clientErrorHandler: refuseUnreadable,
} satisfies FastifyHttpOptions<Server>;

/** Refuses addresses and headers longer than any we use. */
export function limitRequests(app: FastifyInstance): void {
  // Node silently drops headers beyond its own limit, but they have to be counted.
  app.server.maxHeadersCount = 0;
  app.addHook('onRequest', (request, _reply, done) => {
    if ((request.raw.url ?? '').length > maxUrlBytes) throw new AppError('uri_too_long');
    if (request.raw.rawHeaders.length / 2 > maxHeaders) throw new AppError('headers_too_large');
    done();
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
