import { manualBookingFees } from '@ascendant/domain/booking/manual-booking';
import { defaultPayoutDelayDays, payoutDelayLimits } from '@ascendant/domain/payout/plan';
import {
  gstNumberIn,
  gstNumberSentence,
  qstNumberIn,
  qstNumberSentence,
  taxNumberMaxLength,
} from '@ascendant/domain/person/tax-number';
import { chargeCurrencies, defaultCurrency } from '@ascendant/domain/pricing/currency';
import { discountBearers } from '@ascendant/domain/pricing/discount-code';
import { exchangeRateLimits } from '@ascendant/domain/pricing/exchange-rate';
import { taxRules } from '@ascendant/domain/pricing/taxes';
import { maxScheduleDates } from '@ascendant/domain/schedule/schedule';
import { z } from 'zod';

const empty = (value: unknown) => (value === '' ? undefined : value);

/** An empty environment variable counts as unset. */
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(empty, schema.optional());
const withDefault = <Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>) =>
  z.preprocess((given) => empty(given) ?? value, schema);

const text = z.string().trim().min(1);
const httpUrl = z.url({ protocol: /^https?$/, error: 'is not an http or https address' });
/** Several hosts are for drivers that look for the primary themselves. Ours connects to one. */
const hostList = /^[a-z]+:\/\/(?:[^/?#]*@|(?![^/?#]*@))[^/?#@]*,|[?&]host=[^&#]*(?:,|%2c)/i;
const postgresUrl = z
  .string()
  .refine((url) => !hostList.test(url), {
    error:
      "is a list of hosts, and we connect to one address. Name the one that always leads to the primary: HAProxy, a virtual IP address, or your provider's endpoint (docs/operating.md)",
    abort: true,
  })
  .pipe(z.url({ protocol: /^postgres(ql)?$/, error: 'is not an address like postgresql://user@host/name' }));
const portError = { error: 'is not a port from 0 to 65535' };
const port = z.coerce.number(portError).pipe(z.int(portError).min(0, portError).max(65_535, portError));
const drainError = { error: 'is not a number of seconds from 0 to 60' };
const countError = { error: 'is not a number from 1 to 2,000,000' };
const datesError = { error: 'is not a number from 1 to 1,500' };
const onOff = z.enum(['on', 'off'], { error: 'is neither on nor off' });
const yesNo = z.enum(['yes', 'no'], { error: 'is neither yes nor no' });
const day = z.iso.date({ error: 'is not a day like 2026-06-21' });

const [leastDelay, mostDelay] = payoutDelayLimits;
const delayError = { error: `is not a number of days from ${leastDelay} to ${mostDelay}` };

const [leastRate, mostRate] = exchangeRateLimits;
const rateError = { error: `is not a number from ${leastRate} to ${mostRate}` };
/** Canadian dollars for one US dollar. */
const cadPerUsd = z.coerce.number(rateError).pipe(z.number().min(leastRate, rateError).max(mostRate, rateError));

/** `TRUST_PROXY`: the number of proxies in front of the server, or their addresses and networks, comma-separated. */
const trustProxy = text.transform((value) => (/^\d+$/.test(value) ? Number(value) : value));

/** `EMBED_ORIGINS`: the sites that may frame the embeddable pages; comma-separated origins. Unset: any site. */
const origins = text
  .transform((value) => value.split(',').map((origin) => origin.trim()))
  .pipe(z.array(httpUrl.refine((url) => new URL(url).origin === url, { error: 'is not a list of origins' })));

/** `OUTBOUND_ALLOW`: networks of the operator's own that webhooks may reach; comma-separated, as 10.0.0.0/8. */
const networks = text
  .transform((value) => value.split(',').map((network) => network.trim()))
  .pipe(z.array(z.union([z.cidrv4(), z.cidrv6()], { error: 'is not a list of networks like 10.0.0.0/8' })));

/** `ANSWERS_KEY`: keys of 32 bytes as hexadecimal digits, comma-separated. */
const keys = text
  .transform((value) => value.split(',').map((key) => key.trim()))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[0-9a-f]{64}$/i, { error: 'is not 64 hexadecimal digits, as openssl rand -hex 32 writes them' }),
    ),
  )
  .transform((given) => given.map((key) => Buffer.from(key, 'hex')));

/** A number under which the site is registered, in its usual form. */
function taxNumber(read: (text: string) => string | null, sentence: string) {
  return text.transform((value, context) => {
    const number = read(value);
    if (number === null) context.addIssue({ code: 'custom', message: `isn't one: ${sentence}` });
    return number ?? z.NEVER;
  });
}

/** `FAULT`: `point:action`, comma-separated; see faults/fault-points.ts. */
const faults = text
  .regex(/^[a-z0-9-]+:[a-z0-9-]+(,[a-z0-9-]+:[a-z0-9-]+)*$/, { error: 'is not a list of point:action' })
  .transform((value) => new Map(value.split(',').map((pair): [string, string] => splitPair(pair))));

/**
 * Every setting, each parsed on its own. config.ts checks the rules between them.
 * Source: docs/rules/reliability.md, "Settings"; docs/rules/security.md, "Rate limits" (TRUST_PROXY);
 * rules WEB-03 (EMBED_ORIGINS), OUT-05 (OUTBOUND_ALLOW), CRA-16 (FAULT), PAY-20 (PAYMENTS), OPS-04 (MIGRATION_DATABASE_URL).
 */
export const settings = z.object({
  APP_ENV: withDefault(z.enum(['demo', 'test', 'production'], { error: 'is not demo, test or production' }), 'demo'),
  PORT: withDefault(port, 3000),
  HOST: withDefault(text, '127.0.0.1'),
  DRAIN_SECONDS: withDefault(z.coerce.number(drainError).pipe(z.number().min(0, drainError).max(60, drainError)), 1.5),
  PUBLIC_URL: optional(httpUrl.transform((url) => new URL(url).origin)),
  TRUST_PROXY: optional(trustProxy),
  EMBED_ORIGINS: optional(origins),
  OUTBOUND_ALLOW: optional(networks),
  METRICS_TOKEN: optional(text.min(16, { error: 'is shorter than 16 characters' })),
  DEMO_ON_NETWORK: optional(yesNo),
  LOG_LEVEL: withDefault(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'is not a level of pino' }),
    'info',
  ),
  DATABASE_URL: optional(postgresUrl),
  DATABASE_REPLICA_URL: optional(postgresUrl),
  DATABASE_LISTEN_URL: optional(postgresUrl),
  DATABASE_POOLER: withDefault(z.enum(['none', 'transaction'], { error: 'is neither none nor transaction' }), 'none'),
  MIGRATION_DATABASE_URL: optional(postgresUrl),
  MIGRATE_AT_START: optional(yesNo),
  DATA_DIR: withDefault(text, './var'),
  ANSWERS_KEY: optional(keys),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'is not an address like smtp://user:password@host:587' })),
  MAIL_FROM: optional(text.regex(/^[^\r\n]*[^\s@]+@[^\s@]+[^\r\n]*$/, { error: 'is not an email address' })),
  OPERATOR_ADDRESS: optional(
    text.max(200, { error: 'is longer than 200 characters' }).regex(/^[^\r\n]*$/, { error: 'has more than one line' }),
  ),
  CURRENCY: withDefault(z.enum(chargeCurrencies, { error: 'is neither usd nor cad' }), defaultCurrency),
  PAYMENTS: optional(z.enum(['stripe', 'sandbox'], { error: 'is neither stripe nor sandbox' })),
  STRIPE_SECRET_KEY: optional(text),
  STRIPE_PUBLISHABLE_KEY: optional(text),
  STRIPE_WEBHOOK_SECRET: optional(text),
  STRIPE_CONNECT_WEBHOOK_SECRET: optional(text),
  STRIPE_API_BASE: optional(httpUrl),
  PAYOUT_DELAY_DAYS: withDefault(
    z.coerce.number(delayError).pipe(z.int(delayError).min(leastDelay, delayError).max(mostDelay, delayError)),
    defaultPayoutDelayDays,
  ),
  REQUIRE_PAYOUT_ACCOUNT: optional(onOff),
  DISCOUNTS_BORNE_BY: withDefault(z.enum(discountBearers, { error: 'is neither organizer nor site' }), 'organizer'),
  MANUAL_BOOKING_FEE: withDefault(z.enum(manualBookingFees, { error: 'is neither none nor charged' }), 'none'),
  S3_ENDPOINT: optional(httpUrl),
  S3_BUCKET: optional(text),
  S3_REGION: withDefault(text, 'us-east-1'),
  S3_ACCESS_KEY_ID: optional(text),
  S3_SECRET_ACCESS_KEY: optional(text),
  APPLE_WALLET: optional(text),
  APPLE_PUSH_BASE: withDefault(httpUrl, 'https://api.push.apple.com'),
  GOOGLE_WALLET: optional(text),
  GOOGLE_WALLET_ISSUER: optional(text.regex(/^\d+$/, { error: 'is not a number' })),
  SEED: optional(z.enum(['demo', 'large', 'none'], { error: 'is not demo, large or none' })),
  EVENTS: withDefault(
    z.coerce.number(countError).pipe(z.int(countError).min(1, countError).max(2_000_000, countError)),
    100_000,
  ),
  DATES: withDefault(
    z.coerce.number(datesError).pipe(z.int(datesError).min(1, datesError).max(maxScheduleDates, datesError)),
    1,
  ),
  SEED_NOW: optional(day),
  RATE_LIMITS: withDefault(onOff, 'on'),
  REQUIRE_SECOND_FACTOR: optional(onOff),
  CAD_PER_USD: optional(cadPerUsd),
  CAD_PER_USD_DATE: optional(day),
  TAX_RULES: optional(z.enum(taxRules, { error: 'is neither specification nor canada' })),
  GST_NUMBER: optional(taxNumber(gstNumberIn, gstNumberSentence)),
  QST_NUMBER: optional(taxNumber(qstNumberIn, qstNumberSentence)),
  PST_NUMBER: optional(text.max(taxNumberMaxLength, { error: 'is too long' })),
  FAULT: optional(faults),
});

/** The settings as parsed, before they're combined into the configuration. */
export type Settings = z.output<typeof settings>;

function splitPair(pair: string): [string, string] {
  const [point = '', action = ''] = pair.split(':');
  return [point, action];
}
