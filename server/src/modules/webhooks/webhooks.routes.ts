import type { RouteAnswer } from '@ascendant/contract/route';
import { v1Routes } from '@ascendant/contract/v1/routes';
import { webhookRoutes as routes, type Delivery, type Webhook } from '@ascendant/contract/webhook';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { activitiesFor } from './activities.service';
import type { DeliveryRecord } from './deliveries.repository';
import type { SendDeps } from './send.service';
import type { WebhookRecord } from './webhooks.repository';
import * as service from './webhooks.service';

/** Serves the webhooks of an organization to its owners, and what happened to its keys. */
export function bindWebhooks({ bind }: Pick<ApplicationContext, 'bind'>, deps: SendDeps): void {
  bind(routes.listWebhooks, async (call) => (await service.webhooksOf(deps, callerOf(call))).map(presentWebhook));

  bind(routes.addWebhook, async (call) => {
    const { webhook, secret } = await service.addWebhook(deps, callerOf(call), {
      ...call.body,
      requestId: call.request.id,
    });
    return { webhook: presentWebhook(webhook), secret };
  });

  bind(routes.changeWebhook, async (call) => {
    const change = { ...call.body, id: call.params.id, requestId: call.request.id };
    return presentWebhook(await service.changeWebhook(deps, callerOf(call), change));
  });

  bind(routes.testWebhook, async (call) => {
    const { webhook, answer } = await service.testWebhook(deps, callerOf(call), call.params.id);
    return { webhook: presentWebhook(webhook), answer };
  });

  bind(routes.renewWebhookSecret, async (call) => {
    const about = { id: call.params.id, requestId: call.request.id };
    const { webhook, secret } = await service.renewSecret(deps, callerOf(call), about);
    return { webhook: presentWebhook(webhook), secret };
  });

  bind(routes.removeWebhook, async (call) => {
    await service.removeWebhook(deps, callerOf(call), { id: call.params.id, requestId: call.request.id });
    return null;
  });

  bind(routes.listWebhookDeliveries, async (call) => {
    const { data, next } = await service.deliveriesOf(deps, callerOf(call), { ...call.query, id: call.params.id });
    return { deliveries: data.map(presentDelivery), next };
  });

  bind(routes.resendWebhookDelivery, async (call) =>
    presentDelivery(await service.resend(deps, callerOf(call), call.params)),
  );

  bind(v1Routes.listV1Activities, async (call) => {
    const { data, next } = await activitiesFor(deps.db, callerOf(call), call.query);
    // It's what was sent, which its schema made.
    return {
      data: data.map(({ body }) => JSON.parse(body) as RouteAnswer<typeof v1Routes.listV1Activities>['data'][number]),
      next,
    };
  });
}

function presentWebhook({ types, failingSince, createdAt, bothSignUntil, ...webhook }: WebhookRecord): Webhook {
  return {
    ...webhook,
    types: [...types],
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    bothSignUntil: bothSignUntil?.toISOString() ?? null,
  };
}

function presentDelivery({ happenedAt, dueAt, tries, ...delivery }: DeliveryRecord): Delivery {
  return { ...delivery, happenedAt: happenedAt.toISOString(), dueAt: dueAt?.toISOString() ?? null, tries: [...tries] };
}
