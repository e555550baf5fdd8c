import { isLocal } from './local-host';
import type { Settings } from './settings';

/** The part of the configuration that's checked. */
interface Judged {
  readonly appEnv: string;
  readonly publicUrl: string;
  readonly payments: { readonly kind: string };
}

/**
 * What production refuses to start without, or with.
 * @returns a sentence for each; none if nothing is wrong or this isn't production
 * Source: docs/rules/reliability.md, "Settings"; rules OPS-03, PAY-20.
 */
export function productionDemands(config: Judged, given: Settings): readonly string[] {
  if (config.appEnv !== 'production') return [];
  const demands: readonly (readonly [isMet: boolean, sentence: string])[] = [
    [given.DATABASE_URL !== undefined, 'needs the setting DATABASE_URL.'],
    [
      given.PUBLIC_URL !== undefined && isSafe(config.publicUrl),
      'needs the setting PUBLIC_URL to begin with https://.',
    ],
    [given.SMTP_URL !== undefined, 'needs the setting SMTP_URL.'],
    [given.MAIL_FROM !== undefined, 'needs the setting MAIL_FROM.'],
    [
      given.PAYMENTS === 'sandbox' || config.payments.kind === 'stripe',
      'needs the setting STRIPE_SECRET_KEY and the other Stripe settings, or PAYMENTS=sandbox.',
    ],
    [
      given.TAX_RULES !== 'canada' || given.GST_NUMBER !== undefined,
      'needs the setting GST_NUMBER with TAX_RULES=canada: the booking fee is always taxed.',
    ],
    [
      given.ANSWERS_KEY !== undefined || given.S3_BUCKET === undefined,
      'needs the setting ANSWERS_KEY with S3_BUCKET: each machine would make a key of its own. If there is a DATA_DIR/answers.key, set it to that.',
    ],
    [given.SEED === undefined || given.SEED === 'none', 'refuses the setting SEED=demo.'],
    [given.SEED_NOW === undefined, 'refuses the setting SEED_NOW.'],
  ];
  return demands.filter(([isMet]) => !isMet).map(([, sentence]) => `APP_ENV=production ${sentence}`);
}

/** Plain http is only for trying out production on your own machine. */
function isSafe(publicUrl: string): boolean {
  return new URL(publicUrl).protocol === 'https:' || isLocal(publicUrl);
}
