import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirm, openPayment } from '../../../test/checkout/checkout';
import type { ProviderEnvironment } from '../../../test/checkout/provider-environment';
import { sandboxEnvironment } from '../../../test/checkout/sandbox-environment';
import { buildOpenPayment, buildPaid, buildScene, expectCleanEnd } from '../../../test/checkout/scene';
import { statementsOf } from '../../../test/statements';

let environment: ProviderEnvironment;
beforeAll(async () => {
  environment = await sandboxEnvironment();
});
afterAll(() => expectCleanEnd(environment));

/** The statements of a call, without those of the sandbox: another provider has books elsewhere. */
async function askedBy(call: () => Promise<{ status: number }>): Promise<readonly string[]> {
  const sent = await statementsOf(environment.app.pool, async () => expect((await call()).status).toBe(200));
  return sent.filter((text) => !text.includes('"sandbox"'));
}

const locksOfEvent = (sent: readonly string[]) => sent.filter((text) => text.includes('lapse_run_out'));

describe('finding 6: the round trips of a checkout, without the session', () => {
  it('a hold takes one lock of the event, and 11 round trips', async () => {
    const { event, user } = await buildScene(environment.app);
    const sent = await askedBy(() => openPayment(environment.app, user, { eventId: event.id }));
    expect(locksOfEvent(sent)).toHaveLength(1);
    expect(sent.length, sent.join('\n')).toBe(11);
  });

  it('asking again for the same hold takes no lock', async () => {
    const { event, user } = await buildOpenPayment(environment.app);
    const sent = await askedBy(() => openPayment(environment.app, user, { eventId: event.id }));
    expect(locksOfEvent(sent)).toEqual([]);
  });

  it('a confirmation takes one lock of the event, and 12 round trips', async () => {
    const { user, opened } = await buildPaid(environment);
    const sent = await askedBy(() => confirm(environment.app, user, opened.paymentIntentId));
    expect(locksOfEvent(sent)).toHaveLength(1);
    expect(sent.length, sent.join('\n')).toBe(12);
  });
});
