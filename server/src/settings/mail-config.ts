import { productName } from '@ascendant/domain/site/brand';
import type { Settings } from './settings';

/** `postalAddress`: the operator's, below emails that organizers write. */
export type MailConfig = { readonly from: string; readonly postalAddress: string | undefined } & (
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'outbox' }
);

const defaultFrom = `${productName} <hello@ascendant.example>`;

export function mailConfig(given: Settings): MailConfig {
  const sender = { from: given.MAIL_FROM ?? defaultFrom, postalAddress: given.OPERATOR_ADDRESS };
  return given.SMTP_URL === undefined
    ? { kind: 'outbox', ...sender }
    : { kind: 'smtp', url: given.SMTP_URL, ...sender };
}
