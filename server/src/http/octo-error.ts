import type { FastifyReply } from 'fastify';
import type { AppError } from '../errors/app-error';

/** Statuses that the standard leaves as they are; by its errors. Everything else that's refused is a 400. */
const kept: Readonly<Record<number, string>> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

/**
 * An error as OCTO writes it: `{"error":"UNPROCESSABLE_ENTITY","errorMessage":"Only 2 seats are left."}`. What isn't understood is a BAD_REQUEST,
 * what's understood and can't be done an UNPROCESSABLE_ENTITY. Source: docs/rules/resellers.md.
 */
export function sendOctoError(reply: FastifyReply, error: AppError): FastifyReply {
  const own = kept[error.status];
  const isMisunderstood = error.status === 400 || error.status === 404 || error.status === 405;
  const { details } = error.facts;
  const usual = { error: own ?? (isMisunderstood ? 'BAD_REQUEST' : 'UNPROCESSABLE_ENTITY') };
  // What the standard says of a refusal is given with its name.
  const body = { ...usual, errorMessage: error.message, ...(details?.['error'] !== undefined && details) };
  return reply
    .status(own === undefined ? 400 : error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}
