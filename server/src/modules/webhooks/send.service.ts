import { textId } from '@ascendant/contract/v1/shapes';
import { isDelivered, isGone, pauseAfter, restAfter } from '@ascendant/domain/channel/webhook';
import type { DeliveryTry } from '../../../db/schema/activities';
import type { Clock } from '../../adapters/adapters';
import type { Outbound, OutboundAnswer } from '../../adapters/outbound/outbound';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import type { Sealer } from '../../encryption/sealer';
import * as deliveries from './deliveries.repository';
import type { ClaimedDelivery } from './deliveries.repository';
import { tellOwners } from './failing-mail';
import { secretPlace, signedHeaders, type Message } from './signature';
import { findSecrets, sendSoon } from './webhooks.repository';

/** How long one run sends before others get their turn. */
const longestRunMs = 20_000;

export interface SendDeps {
  readonly db: Database;
  readonly outbound: Outbound;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Nothing is sent unsigned: its secret was encrypted with a key that this machine doesn't have. */
const unsigned: OutboundAnswer = { status: null, retryAfter: null, reason: 'We can’t read its secret. Renew it.' };

/** Sends a message to a webhook, signed, and says how that went. */
export async function trySending(
  { db, outbound, sealer, clock }: Omit<SendDeps, 'publicUrl'>,
  { webhookId, organizerId, url }: { readonly webhookId: number; readonly organizerId: number; readonly url: string },
  message: Message,
): Promise<{ readonly answer: OutboundAnswer; readonly tried: DeliveryTry }> {
  const sealed = await findSecrets(db, webhookId);
  const secrets = sealed.flatMap((each) => sealer.open(each, secretPlace(organizerId)) ?? []);
  const at = clock.now();
  const started = performance.now();
  const answer =
    secrets.length === 0
      ? unsigned
      : await outbound.post(url, { headers: signedHeaders(message, secrets, at), body: message.body });
  const { status, reason } = answer;
  const milliseconds = Math.round(performance.now() - started);
  return { answer, tried: { at: at.toISOString(), status, reason, milliseconds } };
}

/**
 * The job: sends a webhook what's due, the oldest first, and plans when it goes on. That a server of someone else fails isn't a failure of the job.
 * Source: rules HOK-03 to HOK-06.
 */
export async function sendWebhook(deps: SendDeps, webhookId: number, stopping: AbortSignal): Promise<void> {
  const end = performance.now() + longestRunMs;
  while (!stopping.aborted && performance.now() < end && (await sendNext(deps, webhookId)));
  const seconds = await deliveries.findNextDue(deps.db, webhookId);
  if (seconds !== null) await sendSoon(deps.db, webhookId, seconds);
}

/** @returns whether there was anything to send */
async function sendNext(deps: SendDeps, webhookId: number): Promise<boolean> {
  const delivery = await deliveries.claimDelivery(deps.db, webhookId);
  if (delivery === null) return false;
  const { url, organizerId, activityId, body } = delivery;
  const message = { id: textId('activity', activityId), body };
  const { answer, tried } = await trySending(deps, { webhookId, organizerId, url }, message);
  await inTransaction(deps.db, async (tx) => {
    if (isDelivered(answer)) {
      await deliveries.noteDelivered(tx, delivery.id, tried);
      await deliveries.noteWorking(tx, webhookId);
    } else await fail(tx, { webhookId, delivery, answer, tried, publicUrl: deps.publicUrl });
  });
  return true;
}

interface Failure {
  readonly webhookId: number;
  readonly delivery: ClaimedDelivery;
  readonly answer: OutboundAnswer;
  readonly tried: DeliveryTry;
  readonly publicUrl: string;
}

async function fail(tx: Transaction, { webhookId, delivery, answer, tried, publicUrl }: Failure): Promise<void> {
  await deliveries.noteFailed(tx, delivery.id, tried, pauseAfter(delivery.tries + 1, answer, Math.random()));
  const { failures, isToTell, isToGiveUp } = await deliveries.noteFailing(tx, webhookId);
  const told = { webhookId, organizerId: delivery.organizerId, url: delivery.url, publicUrl };
  if (isToGiveUp || isGone(answer)) {
    await deliveries.giveUp(tx, webhookId);
    await tellOwners(tx, { ...told, isOff: true });
    return;
  }
  await deliveries.rest(tx, webhookId, restAfter(failures));
  if (!isToTell) return;
  await deliveries.noteTold(tx, webhookId);
  await tellOwners(tx, { ...told, isOff: false });
}
