import { createHmac, timingSafeEqual } from 'node:crypto';
import { WebhookRefusedError, webhookToleranceSeconds } from '../adapters/payments/payment-provider';

export const signatureHeader = 'sandbox-signature';

/** Signs a webhook as Stripe does: `t=seconds,v1=hex` over `seconds.body`. */
export function signBody(rawBody: string, secret: string, atSeconds: number): string {
  return `t=${atSeconds},v1=${digest(rawBody, secret, atSeconds)}`;
}

/**
 * Checks a signature before the body is parsed.
 * @throws WebhookRefusedError if it's missing, wrong, or more than 300 seconds in the past or future
 */
export function checkSignature(rawBody: Buffer, header: string | undefined, secret: string, nowSeconds: number): void {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!parts) throw new WebhookRefusedError('The signature is missing or malformed');
  const at = Number(parts[1]);
  const expected = Buffer.from(digest(rawBody.toString('utf8'), secret, at), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(parts[2] ?? '', 'hex'))) {
    throw new WebhookRefusedError("The signature doesn't match");
  }
  if (Math.abs(nowSeconds - at) > webhookToleranceSeconds)
    throw new WebhookRefusedError("The webhook's time is too far from now");
}

function digest(rawBody: string, secret: string, atSeconds: number): string {
  return createHmac('sha256', secret).update(`${atSeconds}.${rawBody}`).digest('hex');
}
