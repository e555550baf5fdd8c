import { describe, expect, it } from 'vitest';
import { confirm } from '../checkout/checkout';
import {
  buildOpenPayment,
  countOf,
  letAge,
  paymentOf,
  reconcileNow,
  runOut,
  seatsOf,
  stateOf,
  type OpenScene,
  checkedEnvironment,
} from '../checkout/scene';

const steps = ['succeeded', 'failed', 'confirm', 'sweep'] as const;
type Step = (typeof steps)[number];

/** Every order of the four notices. */
function orders(left: readonly Step[] = steps): Step[][] {
  if (left.length === 0) return [[]];
  return left.flatMap((step) => orders(left.filter((other) => other !== step)).map((rest) => [step, ...rest]));
}

const environment = await checkedEnvironment();

describe('the order of notices', () => {
  async function take(step: Step, { user, opened }: OpenScene): Promise<void> {
    const { app } = environment;
    if (step === 'confirm') return void (await confirm(app, user, opened.paymentIntentId));
    if (step === 'sweep') {
      await letAge(app, opened.bookingId);
      return reconcileNow(app);
    }
    const type = step === 'succeeded' ? 'payment_intent.succeeded' : 'payment_intent.payment_failed';
    const notice = (await environment.noticesOf(opened.paymentIntentId)).find((each) => each.type === type);
    if (!notice) throw new RangeError(`no ${type}`);
    await environment.post(notice.event);
    await app.runJobs();
  }

  async function endOf(order: readonly Step[], isLate: boolean) {
    const scene = await buildOpenPayment(environment.app);
    await environment.pay(scene.opened, '4000000000009995');
    await environment.pay(scene.opened);
    if (isLate) await runOut(environment.app, scene.opened.bookingId);
    for (const step of order) await take(step, scene);
    const { status, declines } = await paymentOf(environment.app, scene.opened.bookingId);
    return {
      state: await stateOf(environment.app, scene.opened.bookingId),
      payment: status,
      declines,
      seats: await seatsOf(environment.app, scene.event.id),
      ...(await countOf(environment.app, scene.opened.bookingId)),
    };
  }

  const end = {
    state: 'confirmed/completed',
    payment: 'succeeded',
    declines: 1,
    seats: { confirmed: 1, held: 0 },
    tickets: 1,
    mails: 1,
  };

  it('there are 24 orders', () => {
    expect(new Set(orders().map(String)).size).toBe(24);
  });

  it.each(orders().map((order) => [order]))('PAY-07 %s ends in the same state', async (order) => {
    expect(await endOf(order, false)).toEqual(end);
    expect(await endOf(order, true)).toEqual(end);
  });
});
