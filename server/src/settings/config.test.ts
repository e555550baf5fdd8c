import { describe, expect, it } from 'vitest';
import { StartError } from '../errors/start-error';
import { readConfig } from './config';

const production = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgresql://app:hush-db@db.example/app',
  PUBLIC_URL: 'https://ascendant.example',
  SMTP_URL: 'smtps://user:hush-mail@mail.example',
  MAIL_FROM: 'Ascendant <hello@ascendant.example>',
  STRIPE_SECRET_KEY: 'hush-key',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'hush-hook',
};

function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('readConfig', () => {
  it('needs no settings: without any, it is a local demo with its own database, outbox and sandbox', () => {
    expect(readConfig({})).toMatchObject({
      appEnv: 'demo',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      mail: { kind: 'outbox' },
      payments: { kind: 'sandbox' },
      files: { kind: 'local' },
      seed: 'demo',
      hasRateLimits: true,
    });
  });

  it('FAC-01 asks admins for a second factor in production, in a demo only if it should', () => {
    expect(readConfig({}).requiresSecondFactor).toBe(false);
    expect(readConfig({ REQUIRE_SECOND_FACTOR: 'on' }).requiresSecondFactor).toBe(true);
    expect(readConfig(production).requiresSecondFactor).toBe(true);
    expect(readConfig({ ...production, REQUIRE_SECOND_FACTOR: 'off' }).requiresSecondFactor).toBe(false);
  });

  it('derives the public address from the port, and loads no demo data into a database that is set', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/x' }).seed).toBe('none');
  });

  it('treats an empty setting as unset', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' }).port).toBe(3000);
  });

  it.each([
    [{ PORT: '65535' }, 'accepted'],
    [{ PORT: '65536' }, 'The setting PORT is not a port from 0 to 65535.'],
    [{ PORT: 'web' }, 'The setting PORT is not a port from 0 to 65535.'],
    [{ APP_ENV: 'prod' }, 'The setting APP_ENV is not demo, test or production.'],
    [{ CURRENCY: 'eur' }, 'The setting CURRENCY is neither usd nor cad.'],
    [{ PUBLIC_URL: 'ascendant.example' }, 'The setting PUBLIC_URL is not an http or https address.'],
    [{ EVENTS: '0' }, 'The setting EVENTS is not a number from 1 to 2,000,000.'],
    [{ DATES: '1500' }, 'accepted'],
    [{ DATES: '1501' }, 'The setting DATES is not a number from 1 to 1,500.'],
    [{ SEED_NOW: '2026-02-30' }, 'The setting SEED_NOW is not a day like 2026-06-21.'],
    [{ RATE_LIMITS: 'off' }, 'accepted'],
    [{ CAD_PER_USD: '1.38', CAD_PER_USD_DATE: '2026-11-20' }, 'accepted'],
    [{ CAD_PER_USD: '1', CAD_PER_USD_DATE: '2026-11-20' }, 'accepted'],
    [{ CAD_PER_USD: '0.72', CAD_PER_USD_DATE: '2026-11-20' }, 'The setting CAD_PER_USD is not a number from 1 to 3.'],
    [{ CAD_PER_USD: '1.38' }, 'The settings CAD_PER_USD and CAD_PER_USD_DATE need each other.'],
    [{ CAD_PER_USD_DATE: '2026-11-20' }, 'The settings CAD_PER_USD and CAD_PER_USD_DATE need each other.'],
    [{ FAULT: 'after-hold:kill' }, 'The setting FAULT is for APP_ENV=test only.'],
    [{ FAULT: 'after-hold:kill', APP_ENV: 'test' }, 'accepted'],
    [{ EMBED_ORIGINS: 'https://a.example, https://b.example' }, 'accepted'],
    [{ OUTBOUND_ALLOW: '10.0.0.0/8, fd12::/16' }, 'accepted'],
    [{ OUTBOUND_ALLOW: '10.0.0.0' }, 'The setting OUTBOUND_ALLOW is not a list of networks like 10.0.0.0/8.'],
    [{ EMBED_ORIGINS: 'https://a.example/path' }, 'The setting EMBED_ORIGINS is not a list of origins.'],
  ])('%o: %s', (environment, answer) => {
    expect(refusal(environment)).toBe(answer);
  });

  it('allows rate limits to be off only on a local machine', () => {
    expect(refusal({ RATE_LIMITS: 'off', PUBLIC_URL: 'https://ascendant.example' })).toContain('RATE_LIMITS');
    expect(refusal({ ...production, PUBLIC_URL: 'http://localhost', RATE_LIMITS: 'off' })).toContain('RATE_LIMITS');
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'DEMO_ON_NETWORK=yes'],
    [{ HOST: '::' }, 'DEMO_ON_NETWORK=yes'],
    [{ HOST: '192.0.2.7', SEED: 'none' }, 'DEMO_ON_NETWORK=yes'],
    [{ HOST: '0.0.0.0', SEED: 'demo', SMTP_URL: 'smtp://mail.example' }, 'DEMO_ON_NETWORK=yes'],
    [{ HOST: '0.0.0.0', DEMO_ON_NETWORK: 'no' }, 'DEMO_ON_NETWORK=yes'],
    [{ HOST: '0.0.0.0', DEMO_ON_NETWORK: 'yes' }, 'accepted'],
    [{ HOST: '0.0.0.0', SEED: 'none', SMTP_URL: 'smtp://mail.example' }, 'accepted'],
    [{ ...production, HOST: '0.0.0.0' }, 'accepted'],
    [{ HOST: 'localhost' }, 'accepted'],
    [{ HOST: '127.0.0.2' }, 'accepted'],
    [{ HOST: '::1' }, 'accepted'],
  ])('demo accounts and the outbox open to other machines only if you say so: %o', (environment, answer) => {
    expect(refusal(environment)).toContain(answer);
  });

  it.each([
    'postgresql://one.example,two.example/app',
    'postgresql://app:hush,h@one.example:5432,two.example:5432/app?target_session_attrs=read-write',
    'postgresql:///app?host=one.example,two.example',
  ])('an address with several hosts is refused with what to do: %s', (url) => {
    for (const name of ['DATABASE_URL', 'MIGRATION_DATABASE_URL'])
      expect(refusal({ [name]: url })).toMatch(
        /^The setting \w*DATABASE_URL is a list of hosts.*Name the one that always leads to the primary/,
      );
  });

  it('a comma in a password is no list of hosts', () => {
    expect(refusal({ DATABASE_URL: 'postgresql://app:hush,h@one.example/app' })).toBe('accepted');
  });

  it('a start migrates the embedded database, and another one only if asked to', () => {
    const url = { DATABASE_URL: 'postgresql://app@db.example/app' };
    expect([readConfig({}), readConfig(url)].map(({ migratesAtStart }) => migratesAtStart)).toEqual([true, false]);
    expect(readConfig({ ...url, MIGRATE_AT_START: 'yes' }).migratesAtStart).toBe(true);
  });

  it('DATABASE_LISTEN_URL is for a database of your own', () => {
    expect(refusal({ DATABASE_LISTEN_URL: 'postgresql://app@db.example/app' })).toBe(
      'The setting DATABASE_LISTEN_URL needs DATABASE_URL.',
    );
  });

  it('/metrics needs a token of 16 characters', () => {
    expect(refusal({ METRICS_TOKEN: 'x'.repeat(15) })).toBe('The setting METRICS_TOKEN is shorter than 16 characters.');
    expect(readConfig({ METRICS_TOKEN: 'x'.repeat(16) }).metricsToken).toBe('x'.repeat(16));
    expect(readConfig({}).metricsToken).toBeUndefined();
  });

  it('production with a bucket, so with several machines, needs the key that all of them encrypt with', () => {
    const bucket = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'i',
      S3_SECRET_ACCESS_KEY: 's',
    };
    expect(refusal({ ...production, ...bucket })).toContain('needs the setting ANSWERS_KEY with S3_BUCKET');
    expect(refusal({ ...production, ...bucket, ANSWERS_KEY: '0'.repeat(64) })).toBe('accepted');
    expect(refusal(bucket)).toBe('accepted');
  });

  it('says everything that is wrong or missing at once, and nothing twice', () => {
    expect(
      refusal({ APP_ENV: 'production', DATABASE_URL: 'mysql://x', PORT: '99999', S3_BUCKET: 'b' }).split('\n'),
    ).toEqual([
      'The setting PORT is not a port from 0 to 65535.',
      'The setting DATABASE_URL is not an address like postgresql://user@host/name.',
      'The setting S3_ENDPOINT is missing. Other settings need it.',
      'The setting S3_ACCESS_KEY_ID is missing. Other settings need it.',
      'The setting S3_SECRET_ACCESS_KEY is missing. Other settings need it.',
      'APP_ENV=production needs the setting PUBLIC_URL to begin with https://.',
      'APP_ENV=production needs the setting SMTP_URL.',
      'APP_ENV=production needs the setting MAIL_FROM.',
      'APP_ENV=production needs the setting STRIPE_SECRET_KEY and the other Stripe settings, or PAYMENTS=sandbox.',
      'APP_ENV=production needs the setting ANSWERS_KEY with S3_BUCKET: each machine would make a key of its own. If there is a DATA_DIR/answers.key, set it to that.',
    ]);
  });

  it('names a missing setting that another one needs', () => {
    expect(refusal({ STRIPE_SECRET_KEY: 'sk' })).toContain('STRIPE_PUBLISHABLE_KEY is missing');
    expect(refusal({ S3_ENDPOINT: 'https://s3.example' })).toContain('S3_BUCKET is missing');
  });

  it('OPS-02 never repeats the value of a secret', () => {
    const wrong = refusal({ DATABASE_URL: 'mysql://app:hush@db.example/app', SMTP_URL: 'http://u:hush@mail.example' });
    expect(wrong).toContain('DATABASE_URL');
    expect(wrong).not.toContain('hush');
  });
});

describe('production', () => {
  it('starts with everything it requires', () => {
    expect(refusal(production)).toBe('accepted');
  });

  it.each(['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'STRIPE_SECRET_KEY'])('requires %s', (name) => {
    expect(refusal({ ...production, [name]: '' })).toContain(`needs the setting ${name}`);
  });

  it.each([
    ['PUBLIC_URL', 'http://ascendant.example'],
    ['SEED', 'demo'],
    ['SEED_NOW', '2026-06-21'],
    ['FAULT', 'after-hold:kill'],
  ])('OPS-03 refuses %s=%s', (name, value) => {
    expect(refusal({ ...production, [name]: value })).toContain(name);
  });

  it('PAY-20 uses the sandbox only if PAYMENTS names it', () => {
    const withoutKeys = { ...production, STRIPE_SECRET_KEY: '' };
    expect(refusal(withoutKeys)).toContain('PAYMENTS=sandbox');
    expect(refusal({ ...withoutKeys, PAYMENTS: 'sandbox' })).toBe('accepted');
  });
});
