import type { Route } from '@ascendant/contract/route';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error';
import { sendError } from './error-handler';
import { pathOf } from './request-facts';

/** The paths that are served, to tell a wrong method from a wrong path. */
export interface ServedPaths {
  add(method: string, path: string): void;
  /** The methods that are served at a path; empty if none are. */
  methodsAt(path: string): readonly string[];
}

export function servedPaths(): ServedPaths {
  const served: { method: string; pattern: RegExp }[] = [];
  return {
    add: (method, path) => served.push({ method, pattern: patternOf(path) }),
    methodsAt: (path) => [...new Set(served.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))],
  };
}

/** Records every route as it's added. Call it before adding routes. */
export function noteServedPaths(app: FastifyInstance, paths: ServedPaths): void {
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return;
    for (const name of [method].flat()) paths.add(name, url);
  });
}

/** Replies to requests that no route serves: 405 with `Allow` if another method exists, otherwise 404 (ERR-01). */
export function handleNotFound(app: FastifyInstance, paths: ServedPaths): void {
  app.setNotFoundHandler(async (request, reply) => {
    const methods = paths.methodsAt(pathOf(request));
    // A route may say itself that there's nothing for this client.
    const isServed = methods.includes(request.method);
    const isWrongMethod = (methods.length > 0 && !isServed) || request.method === 'TRACE';
    if (isWrongMethod) void reply.header('allow', methods.join(', '));
    return sendError(reply, request, new AppError(isWrongMethod ? 'method_not_allowed' : 'not_found'));
  });
}

/** A route's path as a regular expression: `:name` matches one segment. */
function patternOf(path: Route['path']): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`)));
  return new RegExp(`^${parts.join('/')}$`);
}
