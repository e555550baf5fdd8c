import { maxWebhooks } from '@ascendant/domain/channel/webhook';
import { z } from 'zod';
import { defineRoute, nameRoutes } from '../route';
import { newWebhook, wantedTypes } from '../webhook';
import { listOf, page, params } from './routes';
import { idIn } from './shapes';
import { delivery, deliveryTry, webhookEndpoint } from './webhook-shapes';

const scope = { scope: 'webhooks:write' } as const;
/** Each post is made once, however often it’s sent. */
const writes = { ...scope, takesKey: 'always', limit: 'keyWrite' } as const;

/** Null in the answer to a repeat: it’s told once. */
const secret = z.string().nullable();
const example = { url: 'https://hooks.larch.example/ascendant', types: ['booking.confirmed'] };

/** Webhooks of an organization, for its programs: of the types that their key includes. */
export const v1WebhookRoutes = nameRoutes({
  listV1Webhooks: defineRoute('GET /api/v1/webhook-endpoints', {
    summary: 'List your webhooks',
    ...scope,
    reply: { 200: z.object(listOf(webhookEndpoint)) },
  }),
  getV1Webhook: defineRoute('GET /api/v1/webhook-endpoints/:id', {
    summary: 'Get a webhook',
    ...scope,
    params: params('webhook'),
    reply: { 200: webhookEndpoint },
  }),
  addV1Webhook: defineRoute('POST /api/v1/webhook-endpoints', {
    summary: `Add a webhook, of which you can have ${maxWebhooks}. Nothing is sent until it has answered a test. Its secret is only told now`,
    ...writes,
    toldOnce: 'secret',
    example: { body: example },
    body: newWebhook,
    reply: { 201: webhookEndpoint.extend({ secret }) },
  }),
  changeV1Webhook: defineRoute('PUT /api/v1/webhook-endpoints/:id', {
    summary: 'Change what a webhook is sent, or turn it off or on',
    ...scope,
    limit: 'keyWrite',
    params: params('webhook'),
    example: { body: { types: example.types, isOn: true } },
    body: z.object({ types: wantedTypes, isOn: z.boolean() }),
    reply: { 200: webhookEndpoint },
  }),
  removeV1Webhook: defineRoute('DELETE /api/v1/webhook-endpoints/:id', {
    summary: 'Remove a webhook, with what waits for it',
    ...scope,
    limit: 'keyWrite',
    params: params('webhook'),
    reply: { 204: null },
  }),
  testV1Webhook: defineRoute('POST /api/v1/webhook-endpoints/:id/test', {
    summary: 'Send a webhook a test. Once it has answered one with 2xx, it’s on',
    ...writes,
    params: params('webhook'),
    reply: { 200: z.object({ endpoint: webhookEndpoint, answer: deliveryTry }) },
  }),
  renewV1Secret: defineRoute('POST /api/v1/webhook-endpoints/:id/secret', {
    summary: 'Renew the secret of a webhook. For a day, both sign. It’s only told now',
    ...writes,
    toldOnce: 'secret',
    params: params('webhook'),
    reply: { 200: webhookEndpoint.extend({ secret }) },
  }),
  listV1Deliveries: defineRoute('GET /api/v1/webhook-endpoints/:id/deliveries', {
    summary: 'List what a webhook was sent in the last 30 days, the latest first',
    ...scope,
    params: params('webhook'),
    query: z.object(page),
    reply: { 200: z.object(listOf(delivery)) },
  }),
  resendV1Delivery: defineRoute('POST /api/v1/webhook-endpoints/:id/deliveries/:delivery/resend', {
    summary: 'Send an activity to a webhook again, the same bytes',
    ...writes,
    params: params('webhook').extend({ delivery: idIn('delivery') }),
    reply: { 200: delivery },
  }),
});
