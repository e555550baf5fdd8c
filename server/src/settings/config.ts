import { resolve } from 'node:path';
import type { ManualBookingFee } from '@ascendant/domain/booking/manual-booking';
import { calendarDay } from '@ascendant/domain/calendar-day';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import type { DiscountBearer } from '@ascendant/domain/pricing/discount-code';
import type { ExchangeRate } from '@ascendant/domain/pricing/exchange-rate';
import type { TaxNumbers, TaxRules } from '@ascendant/domain/pricing/taxes';
import type { z } from 'zod';
import { StartError } from '../errors/start-error';
import { isLocal, isLoopback } from './local-host';
import { mailConfig, type MailConfig } from './mail-config';
import { paymentsOf, payoutsOf, type PaymentsConfig, type PayoutsConfig } from './payments-config';
import { productionDemands } from './production-demands';
import { settings, type Settings } from './settings';

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
  /** After SIGTERM, how long load balancers have to notice `/readyz` before new connections are refused. */
  readonly drainMs: number;
  /** An origin, without a path or trailing slash. */
  readonly publicUrl: string;
  /** The number of hops, or the addresses and networks, whose X-Forwarded-For is trusted; none by default. */
  readonly trustProxy: number | string | false;
  /** Sites that may frame the embeddable pages, besides our own. Empty: any site may. No other page can be framed. */
  readonly embedOrigins: readonly string[];
  /** Networks of the operator's own that webhooks may reach, as 10.0.0.0/8. */
  readonly outboundAllow: readonly string[];
  readonly logLevel: Settings['LOG_LEVEL'];
  /** What a client must send to read `/metrics`; undefined: there's no such page. */
  readonly metricsToken: string | undefined;
  /** Undefined: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databaseReplicaUrl: string | undefined;
  /** For the one connection that hears of changes, past a pooler. */
  readonly databaseListenUrl: string | undefined;
  /** What's between us and the database: with `transaction`, a pooler that gives connections out for a transaction at a time. */
  readonly databasePooler: Settings['DATABASE_POOLER'];
  readonly migrationDatabaseUrl: string | undefined;
  /** Whether a start migrates the database. If not, it refuses one that this version can't run on. */
  readonly migratesAtStart: boolean;
  /** An absolute path. */
  readonly dataDir: string;
  /** What answers, phone numbers and secrets of webhooks are encrypted with, the newest first; empty: a key that's made in `dataDir`. */
  readonly answersKeys: readonly Buffer[];
  readonly mail: MailConfig;
  /** What cards are charged in, and every price is in. */
  readonly currency: ChargeCurrency;
  readonly payments: PaymentsConfig;
  readonly payouts: PayoutsConfig;
  /** Who pays for the discounts of codes that admins create, unless they say. */
  readonly discountsBorneBy: DiscountBearer;
  /** Whether the site takes its fee on bookings that organizers make themselves. */
  readonly manualBookingFee: ManualBookingFee;
  readonly files: FilesConfig;
  /** Passes for phones; null if they aren't offered. */
  readonly appleWallet: { readonly folder: string; readonly pushBase: string } | null;
  readonly googleWallet: { readonly file: string; readonly issuer: string } | null;
  readonly seed: 'demo' | 'large' | 'none';
  /** How many events SEED=large adds to the demo. */
  readonly seedEvents: number;
  /** How many of these are dates of one series. */
  readonly seedDates: number;
  /** The day, YYYY-MM-DD, that demo dates are relative to; undefined means today. */
  readonly seedNow: string | undefined;
  readonly hasRateLimits: boolean;
  /** Whether admins need a second factor; by default in production only, so that anyone can try the demo's admin. */
  readonly requiresSecondFactor: boolean;
  /** With which price limits are compared with prices; null if the operator set none. */
  readonly exchangeRate: ExchangeRate | null;
  /** Which tax rules apply, and the numbers under which the site is registered. */
  /** `areChosen`: the operator has set which rules apply. */
  readonly taxes: { readonly rules: TaxRules; readonly areChosen: boolean; readonly numbers: TaxNumbers };
  /** From fault point to action; empty unless `appEnv` is test. */
  readonly faults: ReadonlyMap<string, string>;
}

/** The settings, and everything that's wrong with them. */
export interface ReadSettings {
  readonly config: Config;
  /** A sentence each, which names a setting and never its value. Empty if the program can start. */
  readonly problems: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings.
 * @param environment usually process.env; other names in it are ignored
 * @throws StartError with a line for each setting that's wrong or missing, never with its value
 */
export function readConfig(environment: Environment): Config {
  const { config, problems } = readSettings(environment);
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return config;
}

/** Reads the settings, whatever is wrong with them: what can't be read counts as not set. */
export function readSettings(environment: Environment): ReadSettings {
  const parsed = settings.safeParse(environment);
  const wrong = parsed.success ? new Map<string, string>() : sentencesOf(parsed.error);
  const given = parsed.success ? parsed.data : settings.parse(without(environment, wrong));
  const config = assemble(given);
  const others = [...missing(config, given), ...contradictions(config, given), ...productionDemands(config, given)];
  // What was given and can't be read isn't missing.
  const isNew = (sentence: string) => ![...wrong.keys()].some((name) => sentence.includes(name));
  return { config, problems: [...wrong.values(), ...others.filter(isNew)] };
}

function without(environment: Environment, wrong: ReadonlyMap<string, string>): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !wrong.has(name)));
}

function assemble(given: Settings): Config {
  return {
    appEnv: given.APP_ENV,
    host: given.HOST,
    port: given.PORT,
    drainMs: given.DRAIN_SECONDS * 1000,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    trustProxy: given.TRUST_PROXY ?? false,
    embedOrigins: given.EMBED_ORIGINS ?? [],
    outboundAllow: given.OUTBOUND_ALLOW ?? [],
    logLevel: given.LOG_LEVEL,
    metricsToken: given.METRICS_TOKEN,
    databaseUrl: given.DATABASE_URL,
    databaseReplicaUrl: given.DATABASE_REPLICA_URL,
    databaseListenUrl: given.DATABASE_LISTEN_URL,
    databasePooler: given.DATABASE_POOLER,
    migrationDatabaseUrl: given.MIGRATION_DATABASE_URL,
    migratesAtStart: (given.MIGRATE_AT_START ?? (given.DATABASE_URL === undefined ? 'yes' : 'no')) === 'yes',
    dataDir: resolve(given.DATA_DIR),
    answersKeys: given.ANSWERS_KEY ?? [],
    mail: mailConfig(given),
    currency: given.CURRENCY,
    payments: paymentsOf(given),
    payouts: payoutsOf(given),
    discountsBorneBy: given.DISCOUNTS_BORNE_BY,
    manualBookingFee: given.MANUAL_BOOKING_FEE,
    files: files(given),
    appleWallet:
      given.APPLE_WALLET === undefined ? null : { folder: given.APPLE_WALLET, pushBase: given.APPLE_PUSH_BASE },
    googleWallet:
      given.GOOGLE_WALLET === undefined
        ? null
        : { file: given.GOOGLE_WALLET, issuer: given.GOOGLE_WALLET_ISSUER ?? '' },
    seed: given.SEED ?? (given.DATABASE_URL === undefined ? 'demo' : 'none'),
    seedEvents: given.EVENTS,
    seedDates: given.DATES,
    seedNow: given.SEED_NOW,
    hasRateLimits: given.RATE_LIMITS === 'on',
    requiresSecondFactor: (given.REQUIRE_SECOND_FACTOR ?? (given.APP_ENV === 'production' ? 'on' : 'off')) === 'on',
    exchangeRate: exchangeRate(given),
    taxes: {
      rules: given.TAX_RULES ?? 'specification',
      areChosen: given.TAX_RULES !== undefined,
      numbers: { gst: given.GST_NUMBER ?? null, qst: given.QST_NUMBER ?? null, pst: given.PST_NUMBER ?? null },
    },
    faults: given.FAULT ?? new Map(),
  };
}

function files(given: Settings): FilesConfig {
  if (given.S3_ENDPOINT === undefined && given.S3_BUCKET === undefined) return { kind: 'local' };
  return {
    kind: 's3',
    // `missing` refuses those that aren't set.
    endpoint: given.S3_ENDPOINT ?? '',
    bucket: given.S3_BUCKET ?? '',
    region: given.S3_REGION,
    accessKeyId: given.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: given.S3_SECRET_ACCESS_KEY ?? '',
  };
}

function exchangeRate({ CAD_PER_USD: cadPerUsd, CAD_PER_USD_DATE: asOf }: Settings): ExchangeRate | null {
  return cadPerUsd === undefined || asOf === undefined ? null : { cadPerUsd, asOf: calendarDay(asOf) };
}

/** The settings that others need. */
function missing(config: Config, given: Settings): readonly string[] {
  const needed = [
    ...(config.payments.kind === 'stripe'
      ? (['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
      : []),
    ...(config.files.kind === 's3'
      ? (['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      : []),
    ...(config.googleWallet === null ? [] : (['GOOGLE_WALLET_ISSUER'] as const)),
  ];
  return needed
    .filter((name) => given[name] === undefined)
    .map((name) => `The setting ${name} is missing. Other settings need it.`);
}

function contradictions(config: Config, given: Settings): readonly string[] {
  const hasDatabase = config.databaseUrl !== undefined;
  const wrong: readonly (readonly [isWrong: boolean, sentence: string])[] = [
    [given.FAULT !== undefined && config.appEnv !== 'test', 'The setting FAULT is for APP_ENV=test only.'],
    [
      !config.hasRateLimits && (config.appEnv === 'production' || !isLocal(config.publicUrl)),
      'The setting RATE_LIMITS can only be off if PUBLIC_URL is this machine, and never in production.',
    ],
    [config.databaseReplicaUrl !== undefined && !hasDatabase, 'The setting DATABASE_REPLICA_URL needs DATABASE_URL.'],
    [config.databaseListenUrl !== undefined && !hasDatabase, 'The setting DATABASE_LISTEN_URL needs DATABASE_URL.'],
    [
      (given.CAD_PER_USD === undefined) !== (given.CAD_PER_USD_DATE === undefined),
      'The settings CAD_PER_USD and CAD_PER_USD_DATE need each other.',
    ],
    [
      isOpenDemo(config) && given.DEMO_ON_NETWORK !== 'yes',
      `The setting HOST lets other machines in, and anyone could then use the demo accounts, whose password is known, and read every email at /dev/outbox. Use HOST=127.0.0.1, APP_ENV=production, or DEMO_ON_NETWORK=yes if you want that.`,
    ],
  ];
  return wrong.filter(([isWrong]) => isWrong).map(([, sentence]) => sentence);
}

/**
 * Whether other machines could reach demo accounts or the outbox. Source: docs/rules/reliability.md, "Settings"
 * (DEMO_ON_NETWORK).
 */
export function isOpenDemo({ appEnv, host, seed, mail: { kind } }: Config): boolean {
  return appEnv !== 'production' && !isLoopback(host) && (seed !== 'none' || kind === 'outbox');
}

/** What's wrong with settings, by their names. */
function sentencesOf({ issues }: z.ZodError): ReadonlyMap<string, string> {
  const sentences = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = String(path[0] ?? 'unknown');
    // Only our own messages begin like this. Zod's might quote the value, which can be a secret.
    const reason = message.startsWith('is ') ? message : "has a value that can't be used";
    if (!sentences.has(name)) sentences.set(name, `The setting ${name} ${reason}.`);
  }
  return sentences;
}
