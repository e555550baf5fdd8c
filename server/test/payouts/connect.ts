import { routes } from '@ascendant/contract/routes';
import { as } from '../checkout/checkout';
import type { ProviderEnvironment } from '../checkout/sandbox-environment';
import { buildOrganizer } from '../factories/people';

type Behaviour = 'works' | 'verifying' | 'restricted' | 'returned';

/** An organizer who has connected an account that does this. @returns their id */
export async function connectedOrganizer(
  environment: ProviderEnvironment,
  behaviour: Behaviour = 'works',
): Promise<number> {
  const { id } = await buildOrganizer(environment.app.db);
  await environment.app.call(routes.connectPayouts, { body: { country: 'us' } }, as({ id }, 'organizer'));
  await environment.behaveAtProvider(await accountIdOf(environment, id), behaviour);
  await environment.hearOfAccounts();
  return id;
}

/** The provider's id of an organizer's account; '' if there's none. */
export async function accountIdOf({ app }: ProviderEnvironment, organizerId: number): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    'select provider_account_id as id from payout_accounts where organizer_id = $1',
    [organizerId],
  );
  return rows[0]?.id ?? '';
}
