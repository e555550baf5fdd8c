import type { v1Routes } from './routes';
import type { v1WebhookRoutes } from './webhook-routes';
import type { v1WriteRoutes } from './write-routes';

/** A call of the API of organizations' own programs. */
export type V1CallName = keyof typeof v1Routes | keyof typeof v1WriteRoutes | keyof typeof v1WebhookRoutes;

/** What was added to the API on a day. */
export interface V1Change {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly text: string;
  /** New ones; none where calls got parameters, fields or values. */
  readonly calls: readonly V1CallName[];
}

/** The latest first. A test finds calls that no change names. */
export const v1Changes: readonly V1Change[] = [
  {
    day: '2026-11-30',
    text: 'Programs pause and resume sales, book for people who pay you and cancel that, check people in, and manage webhooks. They read series, check-ins, money lines and invoices. Events say `salesPaused`, payouts what was `returned`, and a booking’s `channel` can be `reseller`, `import` or `widget`, whose word for reports is `channelName`.',
    calls: [
      'listV1Series',
      'getV1Series',
      'listV1CheckIns',
      'listV1MoneyLines',
      'listV1Invoices',
      'setV1Sales',
      'addV1Booking',
      'cancelV1Booking',
      'addV1CheckIn',
      'undoV1CheckIn',
      'listV1Webhooks',
      'getV1Webhook',
      'addV1Webhook',
      'changeV1Webhook',
      'removeV1Webhook',
      'testV1Webhook',
      'renewV1Secret',
      'listV1Deliveries',
      'resendV1Delivery',
    ],
  },
  {
    day: '2026-11-29',
    text: 'The first calls read events, bookings, people, payouts and what happened.',
    calls: [
      'readKey',
      'listV1Events',
      'getV1Event',
      'listV1Bookings',
      'getV1Booking',
      'listV1People',
      'listV1Payouts',
      'listV1Activities',
    ],
  },
];
