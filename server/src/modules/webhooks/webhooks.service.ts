import { activityTypes, testActivity, type ActivityType } from '@ascendant/domain/channel/activity';
import { isDelivered, maxWebhooks } from '@ascendant/domain/channel/webhook';
import { organizerOf } from '@ascendant/domain/event/access';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { v1 } from '../keys/keys.module';
import { organizations } from '../organizations/organizations.module';
import * as deliveries from './deliveries.repository';
import { trySending, type SendDeps } from './send.service';
import { newWebhookSecret, secretPlace } from './signature';
import * as webhooks from './webhooks.repository';
import type { WebhookRecord } from './webhooks.repository';

const deliveriesOfPage = 20;

/** Which webhook a call is about. */
interface About {
  readonly id: number;
  readonly requestId: string;
}

export function webhooksOf({ db }: Pick<SendDeps, 'db'>, caller: Caller): Promise<readonly WebhookRecord[]> {
  return webhooks.findWebhooks(db, organizerOf(caller));
}

export interface NewWebhook {
  readonly url: string;
  readonly types: readonly ActivityType[];
  readonly requestId: string;
}

/**
 * Adds a webhook, to which nothing is sent until it has answered a test.
 * @returns it with its secret, which isn't shown again
 * @throws AppError invalid_input: an address that can't be reached from here, or too many webhooks
 * Source: rules OUT-01, HOK-02.
 */
export async function addWebhook(
  { db, outbound, sealer }: SendDeps,
  caller: Caller,
  { url, types, requestId }: NewWebhook,
): Promise<{ readonly webhook: WebhookRecord; readonly secret: string }> {
  const organizerId = organizerOf(caller);
  const problem = outbound.wrongWith(url);
  if (problem !== null) throw new AppError('invalid_input', { fields: { url: problem } });
  const secret = newWebhookSecret();
  const webhook = await inTransaction(db, async (tx) => {
    await organizations.lockOrganizer(tx, organizerId);
    if ((await webhooks.countWebhooks(tx, organizerId)) >= maxWebhooks)
      throw new AppError('invalid_input', {
        fields: { url: `You have ${maxWebhooks} webhooks. Remove one to add another.` },
      });
    const sealed = sealer.seal(secret, secretPlace(organizerId));
    const row = { organizerId, url, types: [...types], secret: sealed, createdBy: caller.userId };
    const id = await webhooks.insertWebhook(tx, row);
    const changes = { url: { before: null, after: url }, types: { before: null, after: [...types] } };
    await recordAudit(tx, {
      actor: caller,
      action: 'webhook.added',
      target: { type: 'webhook', id },
      changes,
      requestId,
    });
    return yours(await webhooks.findWebhook(tx, organizerId, id));
  });
  return { webhook, secret };
}

/**
 * Changes what a webhook is sent, and whether it's on.
 * @throws AppError not_found for another organization's; not_allowed for one that's to be turned on before it has answered a test
 */
export async function changeWebhook(
  { db }: Pick<SendDeps, 'db'>,
  caller: Caller,
  { id, types, isOn, requestId }: About & { readonly types: readonly ActivityType[]; readonly isOn: boolean },
): Promise<WebhookRecord> {
  return inTransaction(db, async (tx) => {
    const before = await lockedWebhook(tx, caller, id);
    await webhooks.setWebhook(tx, id, { types, isOn });
    const after = yours(await webhooks.findWebhook(tx, organizerOf(caller), id));
    const changes = {
      types: { before: [...before.types], after: [...types] },
      state: { before: before.state, after: after.state },
    };
    await recordAudit(tx, {
      actor: caller,
      action: 'webhook.changed',
      target: { type: 'webhook', id },
      changes,
      requestId,
    });
    return after;
  });
}

/** Sends a webhook a test. Once one is answered with 2xx, the webhook is on. Source: rule HOK-02. */
export async function testWebhook(deps: SendDeps, caller: Caller, id: number) {
  const organizerId = organizerOf(caller);
  const { url } = yours(await webhooks.findWebhook(deps.db, organizerId, id));
  const timestamp = deps.clock.now().toISOString();
  const messageId = `test_${timestamp}`;
  const body = JSON.stringify({ type: testActivity, timestamp, id: messageId, data: {} });
  const { answer, tried } = await trySending(deps, { webhookId: id, organizerId, url }, { id: messageId, body });
  if (isDelivered(answer)) await webhooks.noteAnswered(deps.db, id);
  return { webhook: yours(await webhooks.findWebhook(deps.db, organizerId, id)), answer: tried };
}

/** Renews the secret. For a day, the one before signs as well. @returns the new one, which isn't shown again */
export async function renewSecret(
  { db, sealer }: Pick<SendDeps, 'db' | 'sealer'>,
  caller: Caller,
  { id, requestId }: About,
): Promise<{ readonly webhook: WebhookRecord; readonly secret: string }> {
  const organizerId = organizerOf(caller);
  const secret = newWebhookSecret();
  const webhook = await inTransaction(db, async (tx) => {
    await lockedWebhook(tx, caller, id);
    await webhooks.renewSecret(tx, id, sealer.seal(secret, secretPlace(organizerId)));
    await recordAudit(tx, { actor: caller, action: 'webhook.renewed', target: { type: 'webhook', id }, requestId });
    return yours(await webhooks.findWebhook(tx, organizerId, id));
  });
  return { webhook, secret };
}

/** Removes a webhook, with what waits for it. @throws AppError not_found for another organization's */
export async function removeWebhook(
  { db }: Pick<SendDeps, 'db'>,
  caller: Caller,
  { id, requestId }: About,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await webhooks.deleteWebhook(tx, organizerOf(caller), id))) throw notYours();
    await recordAudit(tx, { actor: caller, action: 'webhook.removed', target: { type: 'webhook', id }, requestId });
  });
}

interface DeliveriesQuery {
  readonly id: number;
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
  readonly types?: readonly ActivityType[] | undefined;
}

/** What a webhook was sent, the latest first. */
export async function deliveriesOf(
  { db }: Pick<SendDeps, 'db'>,
  caller: Caller,
  { id, after, limit = deliveriesOfPage, types = activityTypes }: DeliveriesQuery,
) {
  yours(await webhooks.findWebhook(db, organizerOf(caller), id));
  const query = { before: v1.idIn(after), limit: limit + 1, types };
  return v1.pageOf(await deliveries.findDeliveries(db, id, query), limit, (last) => String(last.id));
}

/** Sends an activity again, the same bytes. @param check refuses some @throws AppError not_found for another webhook's */
export async function resend(
  { db }: Pick<SendDeps, 'db'>,
  caller: Caller,
  { id, deliveryId }: { readonly id: number; readonly deliveryId: number },
  check: (delivery: deliveries.DeliveryRecord) => void = () => undefined,
) {
  return inTransaction(db, async (tx) => {
    await lockedWebhook(tx, caller, id);
    const again = yours(await deliveries.sendAgain(tx, id, deliveryId));
    check(again);
    await webhooks.sendSoon(tx, id);
    return again;
  });
}

/** One of the caller's, until the end of the transaction no one else's to change. */
async function lockedWebhook(tx: Transaction, caller: Caller, id: number): Promise<WebhookRecord> {
  const organizerId = organizerOf(caller);
  await organizations.lockOrganizer(tx, organizerId);
  return yours(await webhooks.findWebhook(tx, organizerId, id));
}

/** @throws AppError not_found for no row */
export function yours<Row>(row: Row | null): Row {
  if (row === null) throw notYours();
  return row;
}

function notYours(): AppError {
  return new AppError('not_found', { message: 'This webhook isn’t one of yours.' });
}
