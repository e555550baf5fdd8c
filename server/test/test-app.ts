import { Writable } from 'node:stream';
import type { Route, RouteReply, RouteRequest } from '@ascendant/contract/route';
import type { LightMyRequestResponse as Response } from 'fastify';
import { vi } from 'vitest';
import type { FileStore } from '../src/adapters/file-store';
import { outbound } from '../src/adapters/outbound/outbound';
import { buildApp, type App, type AppOptions, type Pages } from '../src/application/app';
import type { Module } from '../src/application/module';
import { unheardChanges, type Changes } from '../src/database/changes';
import { listenForChanges } from '../src/database/listen';
import { readsOf, type Reads } from '../src/database/replica/reads';
import { databaseSignal } from '../src/database/signal';
import type { Sealer } from '../src/encryption/sealer';
import { openLog } from '../src/http/request-log';
import { jobRunner, type JobRunner } from '../src/jobs/runner';
import { readConfig, type Config } from '../src/settings/config';
import { afterFile } from './after-file';
import { fakeClock, fakeFiles, fakeMailer, fakeSealer, type FakeClock, type FakeMailer } from './fake-adapters';
import { longWait } from './long-wait';
import { testDatabase, type TestDatabase } from './test-database';

/** What the application logged, line by line. */
interface LogLines {
  readonly stream: Writable;
  readonly lines: readonly string[];
}

/** The headers that identify the caller; empty for a visitor. */
export type Session = Readonly<Record<string, string>>;

/** An answer: `body` is the reply if `ok`, else an ErrorBody (read it with `error`). */
export interface Reply<Body> {
  readonly status: number;
  readonly headers: Response['headers'];
  readonly cookies: Response['cookies'];
  /** @throws unless the status is 2xx, with the server's answer */
  readonly body: Body;
  /** The body as parsed JSON; null if there is none. */
  readonly json: unknown;
}

export type PartialRequest<R extends Route> = Partial<RouteRequest<R>>;

/** The real application on its own database, with fake adapters only. */
export interface TestApp extends TestDatabase {
  readonly app: App;
  readonly config: Config;
  readonly clock: FakeClock;
  readonly mailer: FakeMailer;
  readonly files: FileStore;
  readonly sealer: Sealer;
  readonly log: LogLines;
  /** Makes one of the contract's calls over HTTP. */
  call<R extends Route>(route: R, request?: PartialRequest<R>, headers?: Session): Promise<Reply<RouteReply<R>>>;
  /** Makes any request. */
  readonly inject: App['http']['inject'];
  /** Runs every waiting job. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Settings, as in the environment. Rate limits are off by default. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly modules?: readonly Module[];
  /** Another payment provider than that of the settings. */
  readonly openProvider?: NonNullable<AppOptions['openProvider']>;
  readonly database?: TestDatabase;
  /** By default, `database` answers everything. */
  readonly reads?: Reads;
  /** None by default; the built ones need `npm run build`. */
  readonly pages?: Pages;
  /** Whether it hears changes, and so keeps answers to visitors. By default it doesn't: most tests write rows and read them at once. */
  readonly hearsChanges?: boolean;
}

/** Builds an application for a test file; it's closed after the file. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await testDatabase());
  const isPooled = database.pooledUrl !== database.url;
  const pooler = isPooled ? { DATABASE_POOLER: 'transaction' } : {};
  const config = readConfig({ APP_ENV: 'test', RATE_LIMITS: 'off', SEED: 'none', ...pooler, ...options.settings });
  const log = logLines();
  const [clock, mailer] = [fakeClock(), fakeMailer()];
  const files = fakeFiles(clock);
  const { pool, db } = database;
  // Known in advance, so that tests can write the provider's ledger themselves.
  const site = config.publicUrl;
  const changes = options.hearsChanges === true ? await heardChanges(database.url) : unheardChanges;
  const reads = options.reads ?? readsOf(db);
  const signal = databaseSignal(database.url);
  const sealer = fakeSealer();
  const outside = outbound({ publicUrl: config.publicUrl, allowed: config.outboundAllow });
  const stores = { clock, mailer, files, sealer, outbound: outside };
  const adapters = { config, site, pool, db, signal, reads, changes: reads.readable(changes), ...stores };
  const app = await buildApp(
    { ...adapters, log: openLog('info', log.stream) },
    {
      ...(options.modules === undefined ? {} : { modules: options.modules }),
      ...(options.openProvider === undefined ? {} : { openProvider: options.openProvider }),
      ...(options.pages === undefined ? {} : { pages: options.pages }),
    },
  );
  const runner: JobRunner = jobRunner(app.jobs, app.context);
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> =>
    (closed ??= app.http.close().then(changes.close).then(signal.close).then(database.drop));
  afterFile(close);
  return {
    ...database,
    app,
    config,
    clock,
    mailer,
    files,
    sealer,
    log,
    call: (route, request, headers) => call(app, { route, request: request ?? {}, headers: headers ?? {} }),
    inject: app.http.inject.bind(app.http),
    runJobs: () => runner.runAll(),
    close,
  };
}

/** Listens, and waits until changes are heard. */
async function heardChanges(url: string): Promise<Changes> {
  const changes = listenForChanges(url, () => undefined);
  await vi.waitUntil(changes.isHeard, longWait);
  return changes;
}

async function call<R extends Route>(
  app: App,
  { route, request, headers }: { route: R; request: PartialRequest<R>; headers: Session },
): Promise<Reply<RouteReply<R>>> {
  const response = await app.http.inject({
    method: route.method,
    url: urlOf(route.path, request),
    headers: { ...headers, ...(request.body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(request.body === undefined ? {} : { payload: JSON.stringify(request.body) }),
  });
  return replyOf(response);
}

/** Fills in `:name`, and appends the query. */
function urlOf(path: string, { params, query }: { params?: unknown; query?: unknown }): string {
  const values = new Map(Object.entries(params ?? {}));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) search.append(name, String(each));
  return search.size === 0 ? filled : `${filled}?${search}`;
}

function replyOf<Body>(response: Response): Reply<Body> {
  const json: unknown = response.payload === '' ? null : JSON.parse(response.payload);
  return {
    status: response.statusCode,
    headers: response.headers,
    cookies: response.cookies,
    json,
    get body() {
      if (response.statusCode >= 300) throw new Error(`${response.statusCode} ${response.payload}`);
      // The server checked it against the contract before sending it.
      return json as Body;
    },
  };
}

export function logLines(): LogLines {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(...chunk.toString('utf8').trimEnd().split('\n'));
      done();
    },
  });
  return { stream, lines };
}
