import type { FastifyInstance } from 'fastify';
import { isInnerCall } from './inner-calls';
import { routeOf } from './request-facts';

/** A request whose response was sent, as the log and the metrics tell it: with its route's pattern, never its address. */
export interface CompletedRequest {
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

/** Tells of every request when its response was sent. */
export interface CompletedRequests {
  hear(listener: (completed: CompletedRequest) => void): void;
}

export function completedRequests(app: FastifyInstance): CompletedRequests {
  const listeners: ((completed: CompletedRequest) => void)[] = [];
  app.addHook('onResponse', (request, reply, done) => {
    const completed = {
      requestId: request.id,
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: reply.elapsedTime,
      userId: request.caller?.userId,
      isInner: isInnerCall(request),
    };
    for (const listener of listeners) listener(completed);
    done();
  });
  return { hear: (listener) => void listeners.push(listener) };
}
