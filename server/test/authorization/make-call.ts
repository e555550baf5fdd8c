import { randomUUID } from 'node:crypto';
import type { Route } from '@ascendant/contract/route';
import { exampleOf } from '@ascendant/contract/test/example-of-schema';
import type { LightMyRequestResponse as Response } from 'fastify';
import type { Session, TestApp } from '../test-app';
import { exampleFile, type Sent, type World } from './example-rows';
import { exampleFor } from './examples';

/** The example of a call, with what's left out made from the contract. */
export async function exampleSent(route: Route, world: World): Promise<Sent> {
  const given: Sent = { ...route.example, ...(await exampleFor(route).send?.(world)) };
  const params = { ...(route.path.startsWith('/api/events/:id') ? { id: world.eventId } : {}), ...given.params };
  const query = given.query ?? (route.query === undefined ? {} : (exampleOf(route.query) as Sent['query'])) ?? {};
  const body = given.body ?? (route.body === undefined ? undefined : exampleOf(route.body));
  return { ...given, params, query, body };
}

/** Sends it over HTTP. */
export async function makeCall(
  app: TestApp,
  route: Route,
  { sent, session }: { sent: Sent; session: Session },
): Promise<Response> {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(sent.params?.[name])));
  const search = new URLSearchParams(
    Object.entries(sent.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const url = search.size === 0 ? path : `${path}?${search}`;
  const { method } = route;
  const headers = route.takesKey === 'always' ? { 'idempotency-key': randomUUID(), ...session } : { ...session };
  if (route.upload !== undefined) {
    const form = new FormData();
    for (const [name, value] of Object.entries(sent.form ?? {})) form.set(name, value);
    form.set(route.upload.field, await exampleFile(route.upload), 'ridge.png');
    return app.inject({ method, url, headers, payload: form });
  }
  if (sent.body === undefined) return app.inject({ method, url, headers });
  const ofJson = { ...headers, 'content-type': 'application/json' };
  return app.inject({ method, url, headers: ofJson, payload: JSON.stringify(sent.body) });
}
