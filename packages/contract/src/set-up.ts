import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { count } from './wire';

/** What's tried before a site is used for real, in the order in which it's shown. */
export const setUpTopics = [
  'settings',
  'database',
  'clock',
  'address',
  'proxy',
  'mail',
  'payments',
  'webhook',
  'payouts',
  'taxes',
  'storage',
  'encryption',
  'backups',
  'catalogue',
] as const;
export type SetUpTopic = (typeof setUpTopics)[number];

export const setUpStates = ['ok', 'warning', 'failed'] as const;

/** What trying something out has shown. Never a password or a key. */
export const setUpCheck = z.object({
  topic: z.enum(setUpTopics),
  state: z.enum(setUpStates),
  /** a sentence */
  text: z.string(),
  /** what to do about it; null if there's nothing to do */
  remedy: z.string().nullable(),
});
export type SetUpCheck = z.infer<typeof setUpCheck>;

const endpoint = z.object({ url: z.string(), events: z.array(z.string()) });

export const setUp = z.object({
  version: z.string(),
  checks: z.array(setUpCheck),
  /** what to enter at the payment provider; null for the sandbox */
  webhook: endpoint.nullable(),
  /** the same for connected accounts */
  payoutWebhook: endpoint.nullable(),
});
export type SetUp = z.infer<typeof setUp>;

export const setUpRoutes = nameRoutes({
  readSetUp: defineRoute('GET /api/admin/set-up', {
    summary:
      'Try out everything that the settings name: database, address, proxy, email, payments, storage and backups',
    limit: 'setUp',
    reply: { 200: setUp },
  }),
  sendSetUpMail: defineRoute('POST /api/admin/set-up/mail', {
    summary: 'Send a test email to your own address, and say what the mail server answered',
    limit: 'setUpMail',
    reply: { 200: setUpCheck },
  }),
  addStarterSet: defineRoute('POST /api/admin/set-up/starter-set', {
    summary: 'Add the categories and features that a new site begins with; those with the same name stay',
    reply: { 200: z.object({ categories: count, features: count }) },
  }),
});
