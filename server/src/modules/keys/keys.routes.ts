import { apiKeyRoutes as routes, type ApiKey } from '@ascendant/contract/api-key';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import type { KeyRecord } from './keys.repository';
import { addKey, keysOf, revokeKey } from './keys.service';

/** Serves the keys of an organization to its owners. */
export function bindKeys({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(routes.listApiKeys, async (call) => (await keysOf(db, callerOf(call))).map(presentKey));

  bind(routes.addApiKey, async (call) => {
    const { key, secret } = await addKey(db, callerOf(call), { ...call.body, requestId: call.request.id });
    return { key: presentKey(key), secret };
  });

  bind(routes.revokeApiKey, async (call) =>
    presentKey(await revokeKey(db, callerOf(call), { id: call.params.id, requestId: call.request.id })),
  );
}

function presentKey({ id, name, start, scopes, state, madeBy, ...key }: KeyRecord): ApiKey {
  return {
    id,
    name,
    start,
    scopes: [...scopes],
    state,
    madeBy,
    createdAt: key.createdAt.toISOString(),
    endsAt: key.endsAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  };
}
