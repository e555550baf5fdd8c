import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askUnanswered, newCircuit, type Circuit } from './circuit';
import { ProviderError } from './payment-provider';

let at = 0;
let circuit: Circuit;
let asked = 0;

beforeEach(() => {
  at = 0;
  asked = 0;
  circuit = newCircuit(() => at);
});

const answer = () =>
  circuit.run(async () => {
    asked += 1;
    return 'yes';
  });

const fail = (failure: 'unreachable' | 'refused' = 'unreachable') =>
  circuit
    .run(async () => {
      asked += 1;
      throw new ProviderError(failure, 'no');
    })
    .catch((error: unknown) => error);

async function failTimes(times: number, everyMs = 0) {
  for (let count = 0; count < times; count += 1) {
    await fail();
    at += everyMs;
  }
}

describe('the circuit breaker in front of a payment provider', () => {
  it('PAY-14 opens at the fifth failure in 30 seconds, but not at the fourth', async () => {
    await failTimes(4);
    expect(circuit.isOpen).toBe(false);
    await failTimes(1);
    expect(circuit.isOpen).toBe(true);
    await expect(answer()).rejects.toThrow(ProviderError);
    expect(asked).toBe(5);
  });

  it('PAY-14 failures more than 30 seconds apart do not add up', async () => {
    await failTimes(20, 7_500);
    expect(circuit.isOpen).toBe(false);
    await failTimes(5, 7_400);
    expect(circuit.isOpen).toBe(true);
  });

  it('says for how long no call was answered', async () => {
    expect(circuit.unansweredSeconds).toBe(0);
    await failTimes(1);
    at = 140_000;
    expect(circuit.unansweredSeconds).toBe(140);
    await answer();
    expect(circuit.unansweredSeconds).toBe(0);
  });

  it('PAY-14 a refusal is an answer, not a failure', async () => {
    for (let count = 0; count < 10; count += 1) await fail('refused');
    expect(circuit.isOpen).toBe(false);
  });

  it('PAY-14 lets one call try after 15 seconds, and closes if it is answered', async () => {
    await failTimes(5);
    at = 14_999;
    expect(circuit.isOpen).toBe(true);
    at = 15_000;
    expect(await answer()).toBe('yes');
    expect(await answer()).toBe('yes');
    await failTimes(4);
    expect(circuit.isOpen).toBe(false);
  });

  it('PAY-14 stays open if that call fails, no matter how long ago the others failed', async () => {
    await failTimes(5);
    at = 60_000;
    await failTimes(1);
    expect(circuit.isOpen).toBe(true);
    at = 74_999;
    expect(circuit.isOpen).toBe(true);
  });

  it('PAY-14 refuses other calls immediately while one call tries', async () => {
    await failTimes(5);
    at = 20_000;
    let end = (): void => undefined;
    const trial = circuit.run(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    await expect(answer()).rejects.toThrow(ProviderError);
    end();
    await trial;
    expect(await answer()).toBe('yes');
  });
});

describe('a provider that answers nothing', () => {
  const gone = new ProviderError('unreachable', 'no');
  const listIntents = vi.fn<() => Promise<[]>>();
  let stop = (): void => undefined;

  beforeEach(() => {
    vi.useFakeTimers();
    listIntents.mockReset().mockRejectedValue(gone);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  function asking() {
    const own = newCircuit();
    stop = askUnanswered({ listIntents }, own);
    return own;
  }

  it('one checkout that fails is enough: a quiet process asks the provider until it answers, and knows how long it was away', async () => {
    const asks = asking();
    await asks.run(() => Promise.reject(gone)).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asks.unansweredSeconds).toBe(300);
    listIntents.mockResolvedValue([]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asks.unansweredSeconds).toBe(0);
  });

  it('a provider that answers isn’t asked, nor one that’s still being asked', async () => {
    const asks = asking();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listIntents).not.toHaveBeenCalled();
    listIntents.mockReturnValue(new Promise(() => undefined));
    await asks.run(() => Promise.reject(gone)).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listIntents).toHaveBeenCalledTimes(1);
  });
});
