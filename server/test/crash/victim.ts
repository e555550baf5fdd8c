import { startServer, type ServerProcess } from '../process/server-process';
import { program, type CrashGround } from './crash-ground';

export const targets = ['the application', 'PostgreSQL'] as const;
export type Target = (typeof targets)[number];

/** A server that something is going to happen to. */
export interface Victim {
  readonly server: ServerProcess;
  /** Waits until it has happened: the process is gone, or PostgreSQL was killed under it and is back. */
  struck(): Promise<void>;
}

export interface VictimOptions {
  readonly target: Target;
  /** The fault point, with a count where it is not the first time. */
  readonly point: string;
  /** Whether the sandbox tells us anything. */
  readonly hasWebhooks?: boolean;
}

const settings = ({ url, folder, smtpUrl = '' }: CrashGround) => ({
  APP_ENV: 'test',
  RATE_LIMITS: 'off',
  // The same at each start, whatever the port: intents are marked with it.
  PUBLIC_URL: 'http://localhost:3000',
  DATABASE_URL: url,
  DATA_DIR: folder,
  SMTP_URL: smtpUrl,
});

/** Starts a server that ends itself, or has its PostgreSQL killed, at a fault point. */
export async function startVictim(
  ground: CrashGround,
  { target, point, hasWebhooks = false }: VictimOptions,
): Promise<Victim> {
  const [name = '', count = '1'] = point.split('*');
  const action = target === 'the application' ? 'kill' : 'pause';
  const FAULT = [`${name}:${action}-${count}`, ...(hasWebhooks ? [] : ['webhooks:off'])].join(',');
  const server = await startServer({ ...settings(ground), FAULT }, program);
  const struck = target === 'the application' ? server.ended().then(() => undefined) : paused(ground, server);
  // A test that fails before it waits for it must not end the run.
  struck.catch(() => undefined);
  return { server, struck: () => struck };
}

/** Starts a server to which nothing happens. */
export async function startSurvivor(ground: CrashGround, hasWebhooks = false): Promise<ServerProcess> {
  const server = await startServer({ ...settings(ground), ...(hasWebhooks ? {} : { FAULT: 'webhooks:off' }) }, program);
  await server.ready();
  return server;
}

/** Kills PostgreSQL when the server says that it is there, and lets it go on when PostgreSQL is back. */
function paused(ground: CrashGround, { child }: ServerProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      if (!/^fault: /m.test(chunk.toString())) return;
      ground
        .killPostgres()
        .finally(() => child.kill('SIGUSR2'))
        .then(resolve, reject);
    });
  });
}
