import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendCached } from './send-cached';
import type { VisitorResponses } from './visitor-responses';

/**
 * Sends visitors what's cached for the very address that they ask for, before the request takes a place among those that are under way or is
 * parsed. What comes before it (headers, sizes) and after it (log, metrics) is the same as for any other request.
 * @param count counts the request against the limit of all requests
 * Source: docs/rules/reliability.md, "Response cache".
 */
export function serveFromCache(
  app: FastifyInstance,
  responses: Pick<VisitorResponses, 'cachedFor'>,
  count: (request: FastifyRequest) => void,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const cached = responses.cachedFor(request);
    if (cached === undefined) return undefined;
    count(request);
    return sendCached(request, reply, cached);
  });
}
