import { bundleProgram, startServer, type ServerProcess } from './server-process';

const program = 'serve-checkout';

/** Builds the program that `startCheckoutServer` starts. Call it once, before a file's tests. */
export const bundleCheckoutServer = (): Promise<void> => bundleProgram(program);

export interface CheckoutServerSettings {
  /** The database's URL. */
  readonly url: string;
  /** If there's a pooler between the program and its database: the URL through it. */
  readonly pooledUrl?: string;
  /** Where it may store data. */
  readonly folder: string;
  /** Where emails are sent; without it they go to the outbox. */
  readonly smtpUrl?: string | undefined;
  /** What goes wrong, in the format of the setting FAULT. */
  readonly faults?: readonly string[];
  /** By default it does, for tests of an empty database. */
  readonly migratesAtStart?: boolean;
}

/** Starts a server with the modules a checkout needs; it may fail to start. */
export function startCheckoutServer(settings: CheckoutServerSettings): Promise<ServerProcess> {
  return startServer(checkoutSettings(settings), program);
}

/** Its environment. */
export function checkoutSettings({
  url,
  pooledUrl = url,
  folder,
  smtpUrl,
  faults = [],
  migratesAtStart = true,
}: CheckoutServerSettings): Readonly<Record<string, string>> {
  return {
    APP_ENV: 'test',
    RATE_LIMITS: 'off',
    // The same at every start, whatever the port, because intents are marked with it.
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: pooledUrl,
    MIGRATE_AT_START: migratesAtStart ? 'yes' : 'no',
    ...(pooledUrl === url ? {} : { DATABASE_POOLER: 'transaction', MIGRATION_DATABASE_URL: url }),
    DATA_DIR: folder,
    ...(smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl }),
    ...(faults.length === 0 ? {} : { FAULT: faults.join(',') }),
  };
}
