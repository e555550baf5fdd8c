import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askUnanswered } from './ask-unanswered';
import { newCircuit } from './circuit';
import { ProviderError } from './payment-provider';

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
  const circuit = newCircuit();
  stop = askUnanswered({ listIntents }, circuit);
  return circuit;
}

it('one checkout that fails is enough: a quiet process asks the provider until it answers, and knows how long it was away', async () => {
  const circuit = asking();
  await circuit.run(() => Promise.reject(gone)).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(circuit.unansweredSeconds).toBe(300);
  listIntents.mockResolvedValue([]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(circuit.unansweredSeconds).toBe(0);
});

it('a provider that answers isn’t asked, nor one that’s still being asked', async () => {
  const circuit = asking();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listIntents).not.toHaveBeenCalled();
  listIntents.mockReturnValue(new Promise(() => undefined));
  await circuit.run(() => Promise.reject(gone)).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listIntents).toHaveBeenCalledTimes(1);
});
