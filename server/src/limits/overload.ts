import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createTurns, type SharedTurnLimits } from '../concurrency/turns';
import { AppError } from '../errors/app-error';
import { subscriberOf } from '../http/forwarded-for';
import { isInnerCall } from '../http/inner-calls';
import { hasBody, isApiPath, isForMachines, pathOf, routeOf } from '../http/request-facts';
import { sendsSession } from '../http/session';

/** How many requests may be under way. */
interface Room {
  /** Those that wait for their turn included, and everyone in a rush for one event's seats. */
  readonly all: number;
  /** Of them, reads of the API. */
  readonly reads: SharedTurnLimits;
}

/**
 * More reads at once would only wait for the database's connections and the processor, each for longer. One that has waited most of the
 * second that an answer may take is refused, so that what's answered is answered in time on any machine. One address has a third at most;
 * what waits only for that address's own reads keeps no one else waiting, so it may take longer: a page of ten reads on a slow day, or a
 * gate's phones behind one address. Who sends a session comes before visitors; it isn't read yet, so a made-up one does too, within its
 * address's share.
 * Source: docs/rules/reliability.md, "Overload".
 */
const room: Room = {
  all: 1000,
  reads: { atOnce: 12, waiting: 200, mostWaitMs: 500, share: { atOnce: 4, waiting: 60, mostWaitMs: 3000 } },
};

const busy = () => new AppError('busy', { retryAfterSeconds: 1 });

/**
 * Refuses the requests above the limit immediately, before anything is read for them. A request counts from when it has
 * arrived completely until its answer is ready, so that slow networks don't use up the limit.
 * Source: docs/rules/reliability.md, "Overload".
 */
export function refuseOverload(app: FastifyInstance, most = room): void {
  const places = placesFor(most.all);
  const takeTurn = createTurns(most.reads, busy);
  const enter = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isInnerCall(request) || isForMachines(routeOf(request))) return;
    if (!places.take(request)) throw busy();
    reply.raw.once('close', () => places.leave(request));
    if (!isRead(request)) return;
    const endTurn = await takeTurn({ who: subscriberOf(request.ip), isUrgent: sendsSession(request) });
    if (places.has(request)) return void places.onLeave(request, endTurn);
    // The client has closed the connection meanwhile.
    endTurn();
    throw busy();
  };
  app.addHook('onRequest', async (request, reply) => (hasBody(request) ? undefined : enter(request, reply)));
  app.addHook('preValidation', async (request, reply) => (hasBody(request) ? enter(request, reply) : undefined));
  app.addHook('onSend', (request, _reply, _payload, done) => {
    places.leave(request);
    done();
  });
}

/** Who has one of so many places, and what happens when they leave it. */
function placesFor(most: number) {
  const taken = new Map<FastifyRequest, () => void>();
  return {
    has: (request: FastifyRequest) => taken.has(request),
    /** @returns false if there's none left */
    take: (request: FastifyRequest): boolean => taken.size < most && taken.set(request, () => undefined).has(request),
    onLeave: (request: FastifyRequest, then: () => void) => taken.set(request, then),
    leave: (request: FastifyRequest): void => {
      const then = taken.get(request);
      taken.delete(request);
      then?.();
    },
  };
}

function isRead(request: FastifyRequest): boolean {
  return request.method === 'GET' && isApiPath(pathOf(request));
}
