import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Route } from '@ascendant/contract/route';
import { routes } from '@ascendant/contract/routes';
import { createClient } from '@hey-api/openapi-ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { usualStatus } from '../../src/http/reply';
import { isPromised } from '../../src/openapi/docs';
import { buildPeople } from '../authorization/identities';
import { exampleSent } from '../authorization/make-call';
import { buildEvent } from '../factories/events';
import { buildKey } from '../factories/organizations';
import { temporaryFolder } from '../temporary-folder';
import { testApp } from '../test-app';
import { letJobsWait } from '../waiting-jobs';

const promised = Object.values<Route>(routes).filter(isPromised);

const app = await testApp();
const people = await buildPeople(app);
const organizerId = people.organizer;
const eventId = (await buildEvent(app.db, { createdBy: organizerId, capacity: 500 })).id;
const { session } = await buildKey(app.db, { organizerId });
beforeEach(() => letJobsWait(app));

/** What a company would have: the client that a generator makes from our document, and a program of theirs. */
const folder = await temporaryFolder('client');
const baseUrl = await app.app.http.listen({ port: 0, host: '127.0.0.1' });
await createClient({
  input: `${baseUrl}/docs/openapi.json`,
  output: join(folder, 'client'),
  logs: { level: 'silent', file: false },
});

/** Only what the call has. Examples may name more, for other calls about the same row. */
const partOf = (values: object, schema: z.ZodObject | undefined) =>
  schema && Object.fromEntries(Object.entries(values).filter(([name]) => name in schema.shape));

/** A call with its example as literals, so that the compiler compares the example with the document. */
async function writtenCall(route: Route): Promise<string> {
  const sent = await exampleSent(route, { app, people, eventId, identity: 'key', session });
  const options = {
    throwOnError: true,
    path: partOf(sent.params ?? {}, route.params),
    query: partOf(sent.query ?? {}, route.query),
    headers: route.takesKey === 'always' ? { 'Idempotency-Key': randomUUID() } : undefined,
    body: sent.body,
  };
  return `${route.name}: () => api.${route.name.replace('V1', '')}(${JSON.stringify(options)}),`;
}

const calls: string[] = [];
for (const route of promised) calls.push(await writtenCall(route));

await writeFile(
  join(folder, 'program.ts'),
  `import * as api from './client';
import { client } from './client/client.gen';

client.setConfig({ baseUrl: '${baseUrl}', auth: '${session['authorization']?.replace('Bearer ', '')}' });

export const calls = {
${calls.join('\n')}
};

export async function seatsLeft(): Promise<readonly number[]> {
  const { data: { data: events } } = await api.listEvents({ throwOnError: true });
  return events.map((event) => event.seatsLeft);
}

export const mistakes = [
  // @ts-expect-error a value of another type
  () => api.setSales({ path: { id: 'ev_1' }, headers: { 'Idempotency-Key': '1' }, body: { paused: 'yes' } }),
  // @ts-expect-error what a repeat needs is left out
  () => api.setSales({ path: { id: 'ev_1' }, body: { paused: true } }),
];
`,
);
const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  types: [],
};
await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));

interface Program {
  readonly calls: Readonly<Record<string, () => Promise<{ readonly data: unknown; readonly response: Response }>>>;
  seatsLeft(): Promise<readonly number[]>;
}

const program: Program = await import(pathToFileURL(join(folder, 'program.ts')).href);

describe('a client generated from /docs/openapi.json', () => {
  it('type-checks without a cast, with each example, and refuses what the document doesn’t have', async () => {
    const compiler = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));
    const compiled = promisify(execFile)(process.execPath, [compiler, '--project', folder]);
    const said = await compiled.catch(({ code, stdout, stderr }) => ({ code, stdout, stderr }));
    expect(said).toEqual({ stdout: '', stderr: '' });
  });

  it.each(promised.map((route) => [route.name, route] as const))('makes the call %s', async (name, route) => {
    const answer = await program.calls[name]?.();
    expect(answer?.response.status).toBe(usualStatus(route));
  });

  it('reads fields of a reply by their names', async () => {
    await buildEvent(app.db, { createdBy: organizerId, capacity: 77 });
    expect(await program.seatsLeft()).toContain(77);
  });
});
