import type { RouteAnswer } from '@ascendant/contract/route';
import { textId } from '@ascendant/contract/v1/shapes';
import { v1WebhookRoutes as routes } from '@ascendant/contract/v1/webhook-routes';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import type { DeliveryRecord } from './deliveries.repository';
import type { SendDeps } from './send.service';
import { addWebhook, changeWebhook, deliveriesOf, resend, webhookOf } from './v1-webhooks.service';
import type { WebhookRecord } from './webhooks.repository';
import * as service from './webhooks.service';

/** Serves the webhooks of an organization to its programs. */
export function bindV1Webhooks({ bind }: Pick<ApplicationContext, 'bind'>, deps: SendDeps): void {
  bind(routes.listV1Webhooks, async (call) => ({
    data: (await service.webhooksOf(deps, callerOf(call))).map(presentEndpoint),
    next: null,
  }));

  bind(routes.getV1Webhook, async (call) => presentEndpoint(await webhookOf(deps, callerOf(call), call.params.id)));

  bind(routes.addV1Webhook, async (call) => {
    const wanted = { ...call.body, requestId: call.request.id };
    const { webhook, secret } = await addWebhook(deps, callerOf(call), wanted);
    return { ...presentEndpoint(webhook), secret };
  });

  bind(routes.changeV1Webhook, async (call) => {
    const change = { ...call.body, id: call.params.id, requestId: call.request.id };
    return presentEndpoint(await changeWebhook(deps, callerOf(call), change));
  });

  bind(routes.removeV1Webhook, async (call) => {
    await service.removeWebhook(deps, callerOf(call), { id: call.params.id, requestId: call.request.id });
    return null;
  });

  bind(routes.testV1Webhook, async (call) => {
    const { webhook, answer } = await service.testWebhook(deps, callerOf(call), call.params.id);
    return { endpoint: presentEndpoint(webhook), answer };
  });

  bind(routes.renewV1Secret, async (call) => {
    const about = { id: call.params.id, requestId: call.request.id };
    const { webhook, secret } = await service.renewSecret(deps, callerOf(call), about);
    return { ...presentEndpoint(webhook), secret };
  });

  bind(routes.listV1Deliveries, async (call) => {
    const { data, next } = await deliveriesOf(deps, callerOf(call), { ...call.query, id: call.params.id });
    return { data: data.map(presentDelivery), next };
  });

  bind(routes.resendV1Delivery, async (call) => {
    const { id, delivery: deliveryId } = call.params;
    return presentDelivery(await resend(deps, callerOf(call), { id, deliveryId }));
  });
}

/** Without who made it: the API names no one. */
function presentEndpoint(webhook: WebhookRecord): RouteAnswer<typeof routes.getV1Webhook> {
  const { id, url, types, state, waiting, failingSince, bothSignUntil, createdAt } = webhook;
  return {
    id: textId('webhook', id),
    url,
    types: [...types],
    state,
    waiting,
    failingSince: failingSince?.toISOString() ?? null,
    bothSignUntil: bothSignUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function presentDelivery({
  id,
  state,
  dueAt,
  tries,
  body,
}: DeliveryRecord): RouteAnswer<typeof routes.resendV1Delivery> {
  return {
    id: textId('delivery', id),
    state,
    tries: [...tries],
    nextTryAt: dueAt?.toISOString() ?? null,
    // It's what was sent, which its schema made.
    activity: JSON.parse(body) as RouteAnswer<typeof routes.resendV1Delivery>['activity'],
  };
}
