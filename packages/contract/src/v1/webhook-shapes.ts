import { activityTypes, type ActivityType } from '@ascendant/domain/channel/activity';
import { deliveryStates, webhookStates } from '@ascendant/domain/channel/webhook';
import { z } from 'zod';
import { count, instant } from '../wire';
import { activity, idOf } from './shapes';

const activityType = z.enum(activityTypes as [ActivityType, ...ActivityType[]]);

export const webhookEndpoint = z
  .object({
    id: idOf('webhook'),
    url: z.string(),
    types: z.array(activityType),
    state: z.enum(webhookStates),
    failingSince: instant.nullable(),
    waiting: count,
    bothSignUntil: instant.nullable(),
    createdAt: instant,
  })
  .meta({
    id: 'WebhookEndpoint',
    description:
      'An address that’s sent what happens. It’s `untested` until it has answered a test, and `given_up` once it failed for days. `waiting` is what wasn’t delivered yet. Until `bothSignUntil`, the secret before signs as well.',
  });

export const deliveryTry = z
  .object({ at: instant, status: z.int().nullable(), reason: z.string().nullable(), milliseconds: count })
  .meta({ id: 'Try', description: 'One try to deliver. `reason` says why there was no answer.' });

export const delivery = z
  .object({
    id: idOf('delivery'),
    state: z.enum(deliveryStates),
    nextTryAt: instant.nullable(),
    tries: z.array(deliveryTry),
    activity,
  })
  .meta({ id: 'Delivery', description: 'An activity that an endpoint is sent.' });
