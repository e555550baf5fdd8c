import { bundleProgram, startServer, type ServerProcess } from './server-process';

const program = 'serve-checkout';

/** Makes the program that `startCheckoutServer` starts. Once, before the tests of a file. */
export const bundleCheckoutServer = (): Promise<void> => bundleProgram(program);

export interface CheckoutServerSettings {
  /** Of the database. */
  readonly url: string;
  /** Where it may keep data. */
  readonly folder: string;
  /** Where mails go; an outbox otherwise. */
  readonly smtpUrl?: string | undefined;
  /** What goes wrong there, as the setting FAULT says it. */
  readonly faults?: readonly string[];
}

/** Starts a server with what takes part in a checkout; it may refuse. */
export function startCheckoutServer({
  url,
  folder,
  smtpUrl,
  faults = [],
}: CheckoutServerSettings): Promise<ServerProcess> {
  const settings = {
    APP_ENV: 'test',
    RATE_LIMITS: 'off',
    // The same at each start, whatever the port: intents are marked with it.
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: url,
    DATA_DIR: folder,
    ...(smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl }),
    ...(faults.length === 0 ? {} : { FAULT: faults.join(',') }),
  };
  return startServer(settings, program);
}
