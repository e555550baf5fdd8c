import { beforeAll, describe, expect, it } from 'vitest';
import { buildFreeEvent } from '../../test/factories/events';
import { testApp } from '../../test/test-app';

const app = await testApp({ settings: { TRUST_PROXY: '1' } });

beforeAll(async () => {
  for (let number = 0; number < 110; number += 1) await buildFreeEvent(app.db, { title: `Ridge ${number}` });
});

/** How often other work gets its turn while an address is asked for. */
async function turnsDuring(path: string): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = (): void => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  expect((await app.inject(path)).statusCode).toBe(200);
  isOver = true;
  return turns;
}

describe('nothing that a visitor can ask for holds the one thread', () => {
  it.each([
    ['the calls', '/docs', 200],
    ['the entries of a calendar', '/events.ics?maxPrice=11', 50],
  ])('other requests get their turn while %s are written', async (_what, path, least) => {
    expect(await turnsDuring(path)).toBeGreaterThan(least);
  });

  it.each(['/events.rss', '/events.ics', '/sitemap.xml', '/sitemaps/events-1.xml', '/sitemaps/events-1.xml?again=1'])(
    '%s is written once for everyone',
    async (path) => {
      const first = await app.inject(path);
      await app.pool.query(`update events set title = 'Other', slug = 'other'`);
      const second = await app.inject({ url: path, headers: { 'x-forwarded-for': '192.0.2.9' } });
      expect(second.body).toBe(first.body);
    },
  );
});
