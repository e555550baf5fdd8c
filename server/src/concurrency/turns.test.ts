import { expect, it } from 'vitest';
import { createConcurrencyLimiter, createTurns } from './turns';

/** The next turn of the event loop, in which one that waits is let in. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when the test says so. */
function controlled() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end: () => end() };
}

it('SES-01 runs at most two at the same time, and the others wait in order', async () => {
  const limiter = createConcurrencyLimiter({ atOnce: 2, waiting: 2 }, () => new Error('full'));
  const started: number[] = [];
  const pieces = [0, 1, 2, 3].map(controlled);
  const all = pieces.map((piece, index) =>
    limiter(() => {
      started.push(index);
      return piece.work();
    }),
  );
  await nextTurn();
  expect(started).toEqual([0, 1]);
  pieces[0]?.end();
  await all[0];
  await nextTurn();
  expect(started).toEqual([0, 1, 2]);
  pieces.forEach((piece) => piece.end());
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2, 3]);
});

it('SES-01 refuses work while the queue is full, and accepts it again once there is room', async () => {
  const limiter = createConcurrencyLimiter({ atOnce: 1, waiting: 1 }, () => new Error('full'));
  const first = controlled();
  const running = limiter(first.work);
  const waiting = limiter(() => Promise.resolve('second'));
  await expect(limiter(() => Promise.resolve('third'))).rejects.toThrow('full');
  first.end();
  await running;
  expect(await waiting).toBe('second');
  expect(await limiter(() => Promise.resolve('fourth'))).toBe('fourth');
});

it('failing work frees its slot', async () => {
  const limiter = createConcurrencyLimiter({ atOnce: 1, waiting: 0 }, () => new Error('full'));
  await expect(limiter(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limiter(() => Promise.resolve('next'))).toBe('next');
});

it('work that takes two slots waits until both are free, and nothing overtakes it', async () => {
  const limiter = createConcurrencyLimiter({ atOnce: 2, waiting: 5 }, () => new Error('full'));
  const started: string[] = [];
  const enter = (name: string, weight: number) => {
    const piece = controlled();
    const passed = limiter(() => {
      started.push(name);
      return piece.work();
    }, weight);
    return { end: () => piece.end(), passed };
  };
  const light = enter('light', 1);
  const heavy = enter('heavy', 2);
  const behind = enter('behind', 1);
  await nextTurn();
  expect(started).toEqual(['light']);
  light.end();
  await light.passed;
  await nextTurn();
  expect(started).toEqual(['light', 'heavy']);
  heavy.end();
  await heavy.passed;
  await nextTurn();
  expect(started).toEqual(['light', 'heavy', 'behind']);
  behind.end();
  await behind.passed;
});

it('whose turn comes after too long a wait is refused, and the next one has it', async () => {
  let nowMs = 0;
  const takeTurn = createTurns(
    { atOnce: 1, waiting: 3, mostWaitMs: 400 },
    () => new Error('busy'),
    () => nowMs,
  );
  const endFirst = await takeTurn();
  const early = takeTurn();
  nowMs = 1;
  const onTime = takeTurn();
  nowMs = 401;
  endFirst();
  await expect(early).rejects.toThrow('busy');
  expect(await onTime).toBeTypeOf('function');
});

it('what waits for its own client’s share may wait longer than what waits for the room', async () => {
  let nowMs = 0;
  const takeTurn = createTurns(
    { atOnce: 2, waiting: 9, mostWaitMs: 400, share: { atOnce: 1, waiting: 9, mostWaitMs: 3000 } },
    () => new Error('busy'),
    () => nowMs,
  );
  const endFirst = await takeTurn({ who: 'gate' });
  const own = [takeTurn({ who: 'gate' }), takeTurn({ who: 'gate' })];
  const endOther = await takeTurn({ who: 'other' });
  const another = takeTurn({ who: 'another' });
  nowMs = 401;
  endOther();
  await expect(another).rejects.toThrow('busy');
  nowMs = 3000;
  endFirst();
  expect(await own[0]).toBeTypeOf('function');
  nowMs = 3001;
  const late = expect(own[1]).rejects.toThrow('busy');
  await takeTurn({ who: 'other' });
  (await own[0])?.();
  await late;
});

it('someone new has the place of one who has waited too long', async () => {
  let nowMs = 0;
  const takeTurn = createTurns(
    { atOnce: 1, waiting: 1, mostWaitMs: 400 },
    () => new Error('busy'),
    () => nowMs,
  );
  const endFirst = await takeTurn();
  const late = takeTurn();
  nowMs = 400;
  await expect(takeTurn()).rejects.toThrow('busy');
  nowMs = 401;
  const next = takeTurn();
  await expect(late).rejects.toThrow('busy');
  endFirst();
  expect(await next).toBeTypeOf('function');
});

it('of those that wait, one is let in for each turn of the event loop', async () => {
  const takeTurn = createTurns({ atOnce: 2, waiting: 2 }, () => new Error('busy'));
  const ends = [await takeTurn(), await takeTurn()];
  let entered = 0;
  const waiting = [takeTurn(), takeTurn()].map((turn) => turn.then(() => (entered += 1)));
  for (const end of ends) end();
  expect(entered).toBe(0);
  await nextTurn();
  expect(entered).toBe(1);
  await Promise.all(waiting);
});

it('urgent work comes before what isn’t, each in its own order', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 9 }, () => new Error('full'));
  const end = await takeTurn();
  const order: string[] = [];
  const asked = async (name: string, isUrgent: boolean) => {
    const endTurn = await takeTurn({ isUrgent });
    order.push(name);
    endTurn();
  };
  const all = [asked('plain', false), asked('urgent', true), asked('plain too', false), asked('urgent too', true)];
  end();
  await Promise.all(all);
  expect(order).toEqual(['urgent', 'urgent too', 'plain', 'plain too']);
});
