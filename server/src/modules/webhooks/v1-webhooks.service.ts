import { v1PageSize } from '@ascendant/contract/v1/routes';
import { activityScopes, typesWithin, type ActivityType } from '@ascendant/domain/channel/activity';
import { organizerOf } from '@ascendant/domain/event/access';
import { scopeMissing } from '@ascendant/domain/organization/api-key';
import type { Caller } from '../../access/caller';
import { AppError } from '../../errors/app-error';
import type { SendDeps } from './send.service';
import { findWebhook, type WebhookRecord } from './webhooks.repository';
import * as service from './webhooks.service';

/** One of the key's organization. @throws AppError not_found */
export async function webhookOf({ db }: Pick<SendDeps, 'db'>, caller: Caller, id: number): Promise<WebhookRecord> {
  return service.yours(await findWebhook(db, organizerOf(caller), id));
}

/** Adds a webhook, as its owners do, of what the key includes. @throws AppError forbidden for other types */
export async function addWebhook(deps: SendDeps, caller: Caller, wanted: service.NewWebhook) {
  refuseBeyond(caller, wanted.types);
  return service.addWebhook(deps, caller, wanted);
}

/** The same for a change. */
export async function changeWebhook(
  deps: Pick<SendDeps, 'db'>,
  caller: Caller,
  change: Parameters<typeof service.changeWebhook>[2],
) {
  refuseBeyond(caller, change.types);
  return service.changeWebhook(deps, caller, change);
}

/** What a webhook was sent of what the key includes, the latest first. */
export function deliveriesOf(
  deps: Pick<SendDeps, 'db'>,
  caller: Caller,
  {
    limit = v1PageSize,
    ...query
  }: { readonly id: number; readonly limit?: number | undefined; readonly after?: string | undefined },
) {
  return service.deliveriesOf(deps, caller, { ...query, limit, types: typesWithin(caller.scopes ?? []) });
}

/** Sends a delivery again. @throws AppError forbidden for one of another type than the key includes */
export async function resend(
  deps: Pick<SendDeps, 'db'>,
  caller: Caller,
  about: { readonly id: number; readonly deliveryId: number },
) {
  return service.resend(deps, caller, about, ({ type }) => refuseBeyond(caller, [type]));
}

/** A key that can't read payouts doesn't have them sent to it either. Source: rule KEY-02. */
function refuseBeyond({ scopes = [] }: Caller, types: readonly ActivityType[]): void {
  const beyond = types.find((type) => !scopes.includes(activityScopes[type]));
  if (beyond !== undefined) throw new AppError('forbidden', { message: scopeMissing(activityScopes[beyond]) });
}
