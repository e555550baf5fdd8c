import { resolve } from 'node:path';
import { productName } from '@ascendant/domain/site/brand';
import type { z } from 'zod';
import { StartError } from '../errors/start-error';
import { isLocal, isLoopback } from './local-host';
import { productionDemands } from './production-demands';
import { settings, type Settings } from './settings';

export type MailConfig =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'outbox'; readonly from: string };

export type PaymentsConfig =
  | { readonly kind: 'sandbox' }
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly publishableKey: string;
      readonly webhookSecret: string;
      /** Another address for the API, for a stand-in. */
      readonly apiBase?: string;
    };

export type FilesConfig =
  | { readonly kind: 'local' }
  | {
      readonly kind: 's3';
      readonly endpoint: string;
      readonly bucket: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

/** The checked configuration of the server. It contains secrets, so it's never logged. */
export interface Config {
  readonly appEnv: 'demo' | 'test' | 'production';
  readonly host: string;
  readonly port: number;
  /** An origin, without a path or trailing slash. */
  readonly publicUrl: string;
  /** The number of hops, or the addresses and networks, whose X-Forwarded-For is trusted; none by default. */
  readonly trustProxy: number | string | false;
  /** Sites that may frame the embeddable pages, besides our own. Empty: any site may. No other page can be framed. */
  readonly embedOrigins: readonly string[];
  readonly logLevel: Settings['LOG_LEVEL'];
  /** What a client must send to read `/metrics`; undefined: there's no such page. */
  readonly metricsToken: string | undefined;
  /** Undefined: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databaseReplicaUrl: string | undefined;
  /** What's between us and the database: with `transaction`, a pooler that gives connections out for a transaction at a time. */
  readonly databasePooler: Settings['DATABASE_POOLER'];
  readonly migrationDatabaseUrl: string | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  readonly mail: MailConfig;
  readonly payments: PaymentsConfig;
  readonly files: FilesConfig;
  readonly seed: 'demo' | 'large' | 'none';
  /** How many events SEED=large adds to the demo. */
  readonly seedEvents: number;
  /** The day, YYYY-MM-DD, that demo dates are relative to; undefined means today. */
  readonly seedNow: string | undefined;
  readonly hasRateLimits: boolean;
  /** Whether admins need a second factor; by default in production only, so that anyone can try the demo's admin. */
  readonly requiresSecondFactor: boolean;
  /** From fault point to action; empty unless `appEnv` is test. */
  readonly faults: ReadonlyMap<string, string>;
}

const defaultFrom = `${productName} <hello@ascendant.example>`;

/**
 * Reads the settings.
 * @param environment usually process.env; other names in it are ignored
 * @throws StartError with one sentence that names the first wrong setting, never its value
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = settings.safeParse(environment);
  if (!parsed.success) throw new StartError(sentence(parsed.error));
  const config = assemble(parsed.data);
  const wrong = contradiction(config, parsed.data) ?? productionDemands(config, parsed.data);
  if (wrong !== undefined) throw new StartError(wrong);
  return config;
}

function assemble(given: Settings): Config {
  return {
    appEnv: given.APP_ENV,
    host: given.HOST,
    port: given.PORT,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    trustProxy: given.TRUST_PROXY ?? false,
    embedOrigins: given.EMBED_ORIGINS ?? [],
    logLevel: given.LOG_LEVEL,
    metricsToken: given.METRICS_TOKEN,
    databaseUrl: given.DATABASE_URL,
    databaseReplicaUrl: given.DATABASE_REPLICA_URL,
    databasePooler: given.DATABASE_POOLER,
    migrationDatabaseUrl: given.MIGRATION_DATABASE_URL,
    dataDir: resolve(given.DATA_DIR),
    mail: mail(given),
    payments: payments(given),
    files: files(given),
    seed: given.SEED ?? (given.DATABASE_URL === undefined ? 'demo' : 'none'),
    seedEvents: given.EVENTS,
    seedNow: given.SEED_NOW,
    hasRateLimits: given.RATE_LIMITS === 'on',
    requiresSecondFactor: (given.REQUIRE_SECOND_FACTOR ?? (given.APP_ENV === 'production' ? 'on' : 'off')) === 'on',
    faults: given.FAULT ?? new Map(),
  };
}

function mail(given: Settings): MailConfig {
  const from = given.MAIL_FROM ?? defaultFrom;
  return given.SMTP_URL === undefined ? { kind: 'outbox', from } : { kind: 'smtp', url: given.SMTP_URL, from };
}

function payments(given: Settings): PaymentsConfig {
  const wanted = given.PAYMENTS ?? (given.STRIPE_SECRET_KEY === undefined ? 'sandbox' : 'stripe');
  if (wanted === 'sandbox') return { kind: 'sandbox' };
  return {
    kind: 'stripe',
    secretKey: required(given, 'STRIPE_SECRET_KEY'),
    publishableKey: required(given, 'STRIPE_PUBLISHABLE_KEY'),
    webhookSecret: required(given, 'STRIPE_WEBHOOK_SECRET'),
    ...(given.STRIPE_API_BASE === undefined ? {} : { apiBase: given.STRIPE_API_BASE }),
  };
}

function files(given: Settings): FilesConfig {
  if (given.S3_ENDPOINT === undefined && given.S3_BUCKET === undefined) return { kind: 'local' };
  return {
    kind: 's3',
    endpoint: required(given, 'S3_ENDPOINT'),
    bucket: required(given, 'S3_BUCKET'),
    region: given.S3_REGION,
    accessKeyId: required(given, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: required(given, 'S3_SECRET_ACCESS_KEY'),
  };
}

type Requirable = `${'STRIPE' | 'S3'}_${string}` & keyof Settings;

function required(given: Settings, name: Requirable): string {
  const value = given[name];
  if (value === undefined) throw new StartError(`The setting ${name} is missing. Other settings need it.`);
  return value;
}

function contradiction(config: Config, given: Settings): string | undefined {
  if (given.FAULT !== undefined && config.appEnv !== 'test') return 'The setting FAULT is for APP_ENV=test only.';
  if (!config.hasRateLimits && (config.appEnv === 'production' || !isLocal(config.publicUrl)))
    return 'The setting RATE_LIMITS can only be off if PUBLIC_URL is this machine, and never in production.';
  if (config.databaseReplicaUrl !== undefined && config.databaseUrl === undefined)
    return 'The setting DATABASE_REPLICA_URL needs DATABASE_URL.';
  if (isOpenDemo(config) && given.DEMO_ON_NETWORK !== 'yes')
    return `The setting HOST lets other machines in, and anyone could then use the demo accounts, whose password is known, and read every email at /dev/outbox. Use HOST=127.0.0.1, APP_ENV=production, or DEMO_ON_NETWORK=yes if you want that.`;
  return undefined;
}

/**
 * Whether other machines could reach demo accounts or the outbox. Source: docs/rules/reliability.md, "Settings"
 * (DEMO_ON_NETWORK).
 */
export function isOpenDemo({ appEnv, host, seed, mail: { kind } }: Config): boolean {
  return appEnv !== 'production' && !isLoopback(host) && (seed !== 'none' || kind === 'outbox');
}

function sentence(error: z.ZodError): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0] ?? 'unknown');
  // Only our own messages begin like this. Zod's might quote the value, which can be a secret.
  const reason = issue?.message.startsWith('is ') === true ? issue.message : "has a value that can't be used";
  return `The setting ${name} ${reason}.`;
}
