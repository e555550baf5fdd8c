import { describe, expect, it } from 'vitest';
import { durationsOf, rankDistance, sameWithin } from '../rank-test';
import { testApp } from '../test-app';
import { allowedAtOnce, faultsIn, notedText } from './faults';
import { planted } from './planted-module';
import { hostileTexts, logCanary } from './shapes';

const app = await testApp({ modules: [planted], settings: { RATE_LIMITS: 'on' } });

const ask = (path: string, q = '') => app.inject({ url: `${path}?${new URLSearchParams({ q })}` });

describe('the suite finds each planted fault', () => {
  it.each([
    ['/api/planted/crash', '500'],
    ['/api/planted/stack', 'a leak'],
    ['/api/planted/shape', 'an error in another shape'],
    ['/api/planted/hash', 'a leak'],
    ['/planted/markup', 'markup that would run'],
    ['/planted/redirect', 'a redirect elsewhere'],
  ])('%s: %s', async (path, fault) => {
    const found = [];
    for (const [, text] of hostileTexts) found.push(...faultsIn(await ask(path, text)));
    expect(found.join('\n')).toContain(fault);
  });

  it('what people type in the log', async () => {
    await ask('/api/planted/log', logCanary);
    expect(await notedText(app, logCanary)).not.toEqual([]);
  });

  it('a limit that’s checked before it’s counted', async () => {
    expect(await allowedAtOnce(20, () => ask('/api/planted/limit'))).toBeGreaterThan(3);
  });

  it('an answer that takes longer for a known name', async () => {
    const [known, unknown] = await durationsOf(60, [
      () => ask('/api/planted/time', 'known'),
      () => ask('/api/planted/time', 'unknown'),
    ]);
    expect(Math.abs(rankDistance(known, unknown))).toBeGreaterThan(sameWithin);
  });
});
