import { startCheckoutServer } from '../process/checkout-server';
import type { ServerProcess } from '../process/server-process';
import type { CrashEnvironment } from './crash-environment';

export const targets = ['the application', 'PostgreSQL'] as const;
export type Target = (typeof targets)[number];

/** A server that's going to be killed, or lose its PostgreSQL. */
export interface Victim {
  readonly server: ServerProcess;
  /** Waits until that has happened: the process is gone, or PostgreSQL was killed and is back. */
  struck(): Promise<void>;
}

export interface VictimOptions {
  readonly target: Target;
  /** The fault point, with a count if it isn't the first time. */
  readonly point: string;
  /** Whether the sandbox sends webhooks. */
  readonly hasWebhooks?: boolean;
}

/** Starts a server that ends itself, or has its PostgreSQL killed, at a fault point. */
export async function startVictim(
  environment: CrashEnvironment,
  { target, point, hasWebhooks = false }: VictimOptions,
): Promise<Victim> {
  const [name = '', count = '1'] = point.split('*');
  const action = target === 'the application' ? 'kill' : 'pause';
  const faults = [`${name}:${action}-${count}`, ...webhookFaults(hasWebhooks)];
  const server = await startCheckoutServer({ ...environment, faults });
  const struck = target === 'the application' ? server.ended().then(() => undefined) : paused(environment, server);
  // A test that fails before it awaits this mustn't end the run.
  struck.catch(() => undefined);
  return { server, struck: () => struck };
}

/** Starts a server that isn't killed. */
export async function startSurvivor(environment: CrashEnvironment, hasWebhooks = false): Promise<ServerProcess> {
  const server = await startCheckoutServer({ ...environment, faults: webhookFaults(hasWebhooks) });
  await server.ready();
  return server;
}

const webhookFaults = (hasWebhooks: boolean): string[] => (hasWebhooks ? [] : ['webhooks:off']);

/** Kills PostgreSQL when the server reports the fault point, and lets the server continue when PostgreSQL is back. */
function paused(environment: CrashEnvironment, { child }: ServerProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      if (!/^fault: /m.test(chunk.toString())) return;
      environment
        .killPostgres()
        .finally(() => child.kill('SIGUSR2'))
        .then(resolve, reject);
    });
  });
}
