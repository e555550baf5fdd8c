import { call, type CallInput, type CallReply } from '../api/client';
import { readQuery } from './read-query';
import { writing } from './use-write';

export type Webhook = CallReply<'listWebhooks'>[number];
export type Delivery = CallReply<'listWebhookDeliveries'>['deliveries'][number];
export type TestedWebhook = CallReply<'testWebhook'>;

export const webhooksQuery = readQuery('listWebhooks', 'GET /api/organizer/webhooks', {});

/** The latest of what a webhook was sent. */
export const deliveriesQuery = (id: number) =>
  readQuery('listWebhookDeliveries', 'GET /api/organizer/webhooks/:id/deliveries', { params: { id }, query: {} });

export const useAddWebhook = writing({
  send: (body: CallInput<'addWebhook'>['body']) => call('POST /api/organizer/webhooks', { body }),
  fact: 'webhooks changed',
});

export const useChangeWebhook = writing({
  send: ({ id, ...body }: CallInput<'changeWebhook'>['body'] & { readonly id: number }) =>
    call('PUT /api/organizer/webhooks/:id', { params: { id }, body }),
  fact: 'webhooks changed',
});

export const useTestWebhook = writing({
  send: (id: number) => call('POST /api/organizer/webhooks/:id/test', { params: { id } }),
  fact: 'webhooks changed',
});

export const useRenewWebhookSecret = writing({
  send: (id: number) => call('POST /api/organizer/webhooks/:id/secret', { params: { id } }),
  fact: 'webhooks changed',
});

export const useRemoveWebhook = writing({
  send: (id: number) => call('DELETE /api/organizer/webhooks/:id', { params: { id } }),
  fact: 'webhooks changed',
});

export const useResendDelivery = writing({
  send: (params: { readonly id: number; readonly deliveryId: number }) =>
    call('POST /api/organizer/webhooks/:id/deliveries/:deliveryId/resend', { params }),
  fact: 'webhooks changed',
});
