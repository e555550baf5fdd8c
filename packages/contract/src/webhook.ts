import { activityTypes, type ActivityType } from '@ascendant/domain/channel/activity';
import { deliveryStates, maxWebhooks, webhookStates, webhookUrlMaxLength } from '@ascendant/domain/channel/webhook';
import { cursorMaxLength } from '@ascendant/domain/list-limits';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { count, id, idParams, idText, instant, line } from './wire';

const type = z.enum(activityTypes as [ActivityType, ...ActivityType[]]);

/** A webhook of an organization, as its owners see it. */
const webhook = z.object({
  id,
  url: z.string(),
  types: z.array(type),
  state: z.enum(webhookStates),
  /** since when it has done nothing but fail; null if the last try was answered */
  failingSince: instant.nullable(),
  /** what wasn't delivered yet */
  waiting: count,
  /** who made it; null once their account is gone */
  madeBy: z.string().nullable(),
  createdAt: instant,
  /** until when the secret before still signs as well; null if it doesn't */
  bothSignUntil: instant.nullable(),
});
export type Webhook = z.infer<typeof webhook>;

const tried = z.object({
  at: instant,
  /** null if there was no answer */
  status: z.int().nullable(),
  /** why there was none */
  reason: z.string().nullable(),
  milliseconds: count,
});
export type DeliveryTry = z.infer<typeof tried>;

const delivery = z.object({
  id,
  type,
  happenedAt: instant,
  state: z.enum(deliveryStates),
  /** when it's tried next; null unless it waits */
  dueAt: instant.nullable(),
  tries: z.array(tried),
  /** the JSON that's sent */
  body: z.string(),
});
export type Delivery = z.infer<typeof delivery>;

/** More than there ever are. */
const mostTypes = 100;

/** What to send, in the order of the types. */
export const wantedTypes = z
  .array(type)
  .min(1, 'Please choose what to send')
  .max(mostTypes)
  .transform((chosen) => activityTypes.filter((each) => chosen.includes(each)));

/** A webhook to add. */
export const newWebhook = z.object({
  url: line(webhookUrlMaxLength, 'Enter an address that begins with https://'),
  types: wantedTypes,
});

const example = { url: 'https://hooks.larch.example/ascendant', types: ['booking.confirmed'] };

export const webhookRoutes = nameRoutes({
  listWebhooks: defineRoute('GET /api/organizer/webhooks', {
    summary: 'List the webhooks of your organization',
    reply: { 200: z.array(webhook) },
  }),
  addWebhook: defineRoute('POST /api/organizer/webhooks', {
    summary: `Add a webhook, of which an organization has at most ${maxWebhooks}. Nothing is sent until it has answered a test. Its secret is only shown now`,
    sensitive: 'whatever is sent',
    example: { body: example },
    body: newWebhook,
    reply: { 201: z.object({ webhook, secret: z.string() }) },
  }),
  changeWebhook: defineRoute('PUT /api/organizer/webhooks/:id', {
    summary:
      'Change what a webhook is sent, or turn it off or on. What happens while it’s off is sent when it’s on again',
    sensitive: 'whatever is sent',
    params: idParams,
    example: { body: { types: example.types, isOn: true } },
    body: z.object({ types: wantedTypes, isOn: z.boolean() }),
    reply: { 200: webhook },
  }),
  testWebhook: defineRoute('POST /api/organizer/webhooks/:id/test', {
    summary: 'Send a webhook a test. Once it has answered one with 2xx, it’s on',
    limit: 'testWebhook',
    params: idParams,
    reply: { 200: z.object({ webhook, answer: tried }) },
  }),
  renewWebhookSecret: defineRoute('POST /api/organizer/webhooks/:id/secret', {
    summary: 'Renew the secret of a webhook. For a day, both sign. It’s only shown now',
    sensitive: 'whatever is sent',
    params: idParams,
    reply: { 200: z.object({ webhook, secret: z.string() }) },
  }),
  removeWebhook: defineRoute('DELETE /api/organizer/webhooks/:id', {
    summary: 'Remove a webhook, with what waits for it',
    sensitive: 'whatever is sent',
    params: idParams,
    reply: { 204: null },
  }),
  listWebhookDeliveries: defineRoute('GET /api/organizer/webhooks/:id/deliveries', {
    summary: 'List what a webhook was sent in the last 30 days, the latest first',
    params: idParams,
    query: z.object({ after: line(cursorMaxLength).optional() }),
    reply: {
      200: z.object({
        deliveries: z.array(delivery),
        /** what continues the list; null at its end */
        next: z.string().nullable(),
      }),
    },
  }),
  resendWebhookDelivery: defineRoute('POST /api/organizer/webhooks/:id/deliveries/:deliveryId/resend', {
    summary: 'Send an activity to a webhook again, the same bytes',
    params: idParams.extend({ deliveryId: idText }),
    reply: { 200: delivery },
  }),
});
