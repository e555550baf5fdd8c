import type { Route, RouteInput } from '@ascendant/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A visitor's request, parsed. */
export interface VisitorRequest {
  readonly route: Route;
  readonly input: RouteInput<Route>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler returned, as it's sent to every visitor. */
export interface VisitorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** As parsed by the contract. */
  readonly body: unknown;
}

/** Serves the reads whose responses are the same for every visitor. */
export interface SharedReads {
  isShared(route: Route, request: FastifyRequest): boolean;
  /** Sends the cached response, or makes it. Throws what `make` throws. */
  serve(read: VisitorRequest, make: () => Promise<VisitorResponse>): Promise<FastifyReply>;
}
