import { expect, it } from 'vitest';
import { collectFailures } from './collect-failures';

it('does the work for all, also after one that fails, and says at the end how many failed and why', async () => {
  const failures = collectFailures("Dates that weren't decided");
  const done: number[] = [];
  for (const id of [1, 2, 3])
    await failures.collect(async () => {
      if (id === 2) throw new RangeError('the second');
      done.push(id);
    });
  expect(done).toEqual([1, 3]);
  expect(() => failures.rethrow()).toThrow(
    expect.objectContaining({ message: "Dates that weren't decided: 1", errors: [new RangeError('the second')] }),
  );
});

it('says nothing if none fails', async () => {
  const failures = collectFailures("Dates that weren't decided");
  await failures.collect(() => Promise.resolve());
  expect(() => failures.rethrow()).not.toThrow();
});

it('ends while the database is away, because the rest would fail in the same way', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const failures = collectFailures("Dates that weren't decided");
  await expect(failures.collect(() => Promise.reject(away))).rejects.toBe(away);
});
