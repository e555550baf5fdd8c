import { afterEach, describe, expect, it, vi } from 'vitest';
import { EncodedBody } from '../http/encoded-body';
import { pauseMs, ResponseCache, sweepMs, type MadeResponse } from './response-cache';

/** A cache on a clock that the test moves, with a count of those that were made. */
function cacheAt({ maxBytes = 1_000_000 } = {}) {
  const scene = { now: 0, made: 0 };
  const cache = new ResponseCache({ ttlMs: 10_000, maxBytes, now: () => scene.now });
  const ask = (key: string, part: Partial<MadeResponse> & { wait?: Promise<unknown> } = {}) =>
    cache.get(key, async () => {
      scene.made += 1;
      const text = String(scene.made);
      await part.wait;
      return { status: 200, headers: {}, tag: '', body: new EncodedBody(text), shows: [], isCacheable: true, ...part };
    });
  const textOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).body.plain.toString();
  return { scene, cache, ask, textOf };
}

afterEach(() => void vi.useRealTimers());

describe('a cached response', () => {
  it('is made again when its seconds are over, and not before', async () => {
    const { scene, textOf } = cacheAt();
    expect(await textOf('a')).toBe('1');
    scene.now = 9_999;
    expect(await textOf('a')).toBe('1');
    scene.now = 10_000;
    expect(await textOf('a')).toBe('2');
  });

  it('counts its age from the moment it was begun', async () => {
    const { scene, cache, ask } = cacheAt();
    const made = ask('a', { wait: Promise.resolve().then(() => (scene.now = 3_000)) });
    expect(cache.ageMs(await made)).toBe(3_000);
  });

  it('is made once for everyone who asks while it’s being made', async () => {
    const { scene, textOf } = cacheAt();
    expect(await Promise.all([textOf('a'), textOf('a'), textOf('b')])).toEqual(['1', '1', '2']);
    expect(scene.made).toBe(2);
  });

  it('is not an error: everyone who waits hears it, and the next one tries again', async () => {
    const { cache, textOf } = cacheAt();
    const fail = () => cache.get('a', () => Promise.reject(new TypeError('once')));
    const failed = await Promise.allSettled([fail(), fail()]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await textOf('a')).toBe('1');
  });

  it('is not one that’s only for those who are waiting', async () => {
    const { textOf } = cacheAt();
    expect(await textOf('a', { isCacheable: false })).toBe('1');
    expect(await textOf('a')).toBe('2');
  });

  it('gives way when there are too many bytes, the one that was used longest ago first', async () => {
    const { scene, cache, textOf } = cacheAt({ maxBytes: 5_500 });
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']) await textOf(key);
    expect(scene.made).toBe(11);
    await textOf('k');
    expect(scene.made).toBe(11);
    await textOf('a');
    expect(scene.made).toBe(12);
    expect(cache.fresh('b')).toBeUndefined();
  });

  it('is forgotten soon after its seconds are over, even if no one asks again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { scene, cache, textOf } = cacheAt();
    await textOf('a', { shows: ['event 1'] });
    scene.now = 5_000;
    await textOf('b', { shows: ['event 2'] });
    vi.advanceTimersByTime(sweepMs);
    expect(cache.touchable()).toBe(2);
    scene.now = 10_000;
    vi.advanceTimersByTime(sweepMs);
    expect(cache.touchable()).toBe(1);
    scene.now = 15_000;
    vi.advanceTimersByTime(sweepMs);
    expect(cache.touchable()).toBe(0);
  });

  it('is not cached when it alone would take a tenth of all bytes', async () => {
    const { textOf, cache } = cacheAt({ maxBytes: 20_000 });
    await textOf('a', { body: new EncodedBody('x'.repeat(1_500)) });
    expect(cache.fresh('a')).toBeUndefined();
  });
});

describe('a change', () => {
  it('drops the responses that show it, and no other', async () => {
    const { cache, textOf } = cacheAt();
    await textOf('a', { shows: ['event 1', 'lists'] });
    await textOf('b', { shows: ['event 2'] });
    cache.drop('event 1');
    expect(await textOf('a', { shows: ['event 1'] })).toBe('3');
    expect(await textOf('b')).toBe('2');
    cache.drop('all');
    expect(await textOf('b')).toBe('4');
  });

  it('reaches an answer that’s being made: it isn’t cached, and later requests don’t wait for it', async () => {
    const { cache, textOf } = cacheAt();
    let goOn = () => undefined;
    const wait = new Promise<void>((resolve) => (goOn = () => void resolve()));
    const first = textOf('a', { shows: ['event 1'], wait });
    cache.drop('event 1');
    expect(await textOf('a', { shows: ['event 1'] })).toBe('2');
    goOn();
    expect(await first).toBe('1');
    expect(await textOf('a')).toBe('2');
  });

  it('that follows others of its kind drops a quarter of a second later, so that a rush doesn’t undo the cache', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { cache, textOf } = cacheAt();
    const show = { shows: ['event 1'] };
    await textOf('a', show);
    cache.drop('event 1');
    expect(await textOf('a', show)).toBe('2');
    for (let seats = 0; seats < 50; seats += 1) cache.drop('event 1');
    expect(await textOf('a', show)).toBe('2');
    vi.advanceTimersByTime(pauseMs);
    expect(await textOf('a', show)).toBe('3');
  });

  it('leaves nothing behind of responses that are gone', async () => {
    const { cache, ask } = cacheAt({ maxBytes: 20_000 });
    for (let id = 0; id < 500; id += 1) await ask(`key ${id}`, { shows: [`event ${id}`] });
    cache.dropAll();
    expect(cache.touchable()).toBe(0);
  });
});

describe('what changes by itself at a whole minute', () => {
  const midnight = Date.parse('2027-03-01T05:00:00Z');
  const made = (text: string): MadeResponse => {
    const body = new EncodedBody(text);
    return { status: 200, headers: {}, tag: '', body, shows: [], isCacheable: true };
  };
  const at = (offsetMs: number) => midnight + offsetMs;

  function cacheFrom(firstMs: number) {
    const scene = { clock: at(firstMs) };
    const cache = new ResponseCache({ ttlMs: 10_000, maxBytes: 1e6, now: () => scene.clock, clock: () => scene.clock });
    return { scene, cache };
  }

  it.each([
    [-9000, -1, true],
    [-9000, 0, false],
    [-1, 0, false],
    [0, 999, true],
    [0, 1000, false],
    [1000, 10_999, true],
    [20_000, 29_999, true],
    [55_000, 60_000, false],
  ])('a response begun %i ms after midnight, asked for at %i ms', async (madeAt, askedAt, isFresh) => {
    const { scene, cache } = cacheFrom(madeAt);
    await cache.get('price', async () => made('early bird'));
    scene.clock = at(askedAt);
    expect(cache.fresh('price') !== undefined).toBe(isFresh);
  });

  it('those who ask after it don’t wait for a response that was begun before it', async () => {
    const { scene, cache } = cacheFrom(-5);
    let finish: (text: string) => void = () => undefined;
    const early = cache.get('price', async () => made(await new Promise<string>((resolve) => (finish = resolve))));
    scene.clock = at(1001);
    const late = await cache.get('price', async () => made('regular'));
    finish('early bird');
    expect([(await early).body.plain.toString(), late.body.plain.toString()]).toEqual(['early bird', 'regular']);
    expect(cache.fresh('price')?.body.plain.toString()).toBe('regular');
  });
});
