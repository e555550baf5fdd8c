import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inTurn as turnOf } from './event-queue';

const inTurn = <Result>(eventId: number, take: () => Promise<Result>) =>
  turnOf(eventId, { take, refuseEarly: async () => undefined });

/** Work that ends when the test says so. */
function takes() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const take = (number: number) => async (): Promise<number> => {
    begun.push(number);
    await new Promise<void>((resolve) => ends.push(resolve));
    return number;
  };
  return { begun, take, endNext: () => ends.shift()?.() };
}

describe('the event queue', () => {
  it('lets four buyers in at once, and the rest in order of arrival', async () => {
    const { begun, take, endNext } = takes();
    const all = [1, 2, 3, 4, 5, 6].map((number) => inTurn(71, take(number)));
    await sleep(1);
    expect(begun).toEqual([1, 2, 3, 4]);
    endNext();
    await sleep(1);
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    for (let more = 0; more < 5; more += 1) {
      endNext();
      await sleep(1);
    }
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('never makes a buyer wait for another event', async () => {
    const { begun, take, endNext } = takes();
    const all = [1, 2, 3, 4].map((number) => inTurn(72, take(number)));
    all.push(inTurn(73, take(5)));
    await sleep(1);
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    for (let more = 0; more < 5; more += 1) endNext();
    await Promise.all(all);
  });

  it('continues when one buyer fails', async () => {
    const failing = Array.from({ length: 6 }, () => inTurn(74, () => Promise.reject(new RangeError('no'))));
    const outcomes = await Promise.allSettled([...failing, inTurn(74, async () => 7)]);
    expect(outcomes.map(({ status }) => status)).toEqual([...Array<string>(6).fill('rejected'), 'fulfilled']);
  });

  it('turns buyers away before they wait, and again when their turn comes', async () => {
    const { begun, take, endNext } = takes();
    let isFull = false;
    const refuseEarly = async (): Promise<void> => {
      if (isFull) throw new RangeError('sold out');
    };
    const buy = (number: number) => turnOf(75, { take: take(number), refuseEarly });
    const all = [1, 2, 3, 4, 5].map(buy);
    await sleep(1);
    isFull = true;
    await expect(buy(6)).rejects.toThrow('sold out');
    for (let more = 0; more < 4; more += 1) endNext();
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.map(({ status }) => status)).toEqual([...Array<string>(4).fill('fulfilled'), 'rejected']);
    expect(begun).toEqual([1, 2, 3, 4]);
    isFull = false;
    const last = buy(7);
    await sleep(1);
    endNext();
    expect(await last).toBe(7);
  });
});
