import type { FastifyInstance } from 'fastify';
import { isInnerCall } from './inner-calls';
import { routeOf } from './request-facts';

/** A request that was answered, as the log and the metrics tell it: with its route's pattern, never its address. */
export interface Answered {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Undefined for visitors. */
  readonly userId: number | undefined;
  /** Whether the program asked itself, to render a page. */
  readonly isInner: boolean;
}

/** Every request that was answered, by the framework or before it. */
export interface AnsweredRequests {
  hear(listener: (answered: Answered) => void): void;
  tell(answered: Answered): void;
}

/** Tells of every request that the framework answers. What's answered before it tells of itself. */
export function answeredRequests(app: FastifyInstance): AnsweredRequests {
  const listeners: ((answered: Answered) => void)[] = [];
  const tell = (answered: Answered): void => listeners.forEach((listener) => listener(answered));
  app.addHook('onResponse', (request, reply, done) => {
    if (listeners.length > 0)
      tell({
        requestId: request.id,
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: reply.elapsedTime,
        userId: request.caller?.userId,
        isInner: isInnerCall(request),
      });
    done();
  });
  return { hear: (listener) => void listeners.push(listener), tell };
}
