import type { DeliveryState, WebhookState } from '@ascendant/domain/channel/webhook';
import type { Delivery, TestedWebhook, Webhook } from '../../data/webhooks';
import { datedInstantText } from '../../ui/text/instant-text';

export const stateLabels: Readonly<Record<WebhookState, string>> = {
  untested: 'Not tested',
  on: 'Works',
  failing: 'Failing',
  off: 'Off',
  given_up: 'Turned off',
};

export function isOff({ state }: Pick<Webhook, 'state'>): boolean {
  return state === 'off' || state === 'given_up';
}

/** What a state means, and what to do; null where there's nothing to say. */
export function stateText(webhook: Webhook): string | null {
  const { state, failingSince, waiting } = webhook;
  if (state === 'untested') return 'We send nothing until it has answered a test.';
  if (state === 'failing' && failingSince !== null) return `Failing since ${datedInstantText(failingSince)}`;
  if (isOff(webhook))
    return waiting === 0 ? 'Nothing waits to be sent.' : 'What happens is kept for 30 days, and sent once it’s on.';
  return null;
}

export const deliveryLabels: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Given up',
};

/** How a try went: 'Answered 500 after 12 ms'. */
export function tryText({ status, reason, milliseconds }: TestedWebhook['answer'] | Delivery['tries'][number]): string {
  return status === null ? `No answer. ${reason ?? ''}`.trim() : `Answered ${status} after ${milliseconds} ms`;
}
