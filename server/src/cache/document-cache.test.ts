import { fastify } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFreeEvent } from '../../test/factories/events';
import { testApp } from '../../test/test-app';
import { unheardChanges } from '../database/changes';
import { cachedDocuments } from './document-cache';

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
    ['the calls', '/docs/site', 200],
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

it('of pages that wait for their turn, those of people with a session are written first', async () => {
  const pages = fastify({ trustProxy: true });
  const documents = cachedDocuments(unheardChanges, { take: () => undefined });
  const asked: string[] = [];
  const writing: string[] = [];
  const finish: (() => void)[] = [];
  pages.get('/*', (request) => {
    asked.push(request.url);
    return documents.text(request, () => {
      writing.push(request.url);
      return new Promise((resolve) => finish.push(() => resolve('')));
    });
  });
  const open = async (url: string, headers = {}) => {
    const before = asked.length;
    const opened = pages.inject({ url, headers: { ...headers, 'x-forwarded-for': `192.0.2.${before}` } });
    await expect.poll(() => asked.length).toBe(before + 1);
    return { opened };
  };
  const opened = [await open('/1'), await open('/2'), await open('/3'), await open('/4'), await open('/visitor')];
  opened.push(await open('/buyer', { cookie: 'session=1' }));
  finish[0]?.();
  await expect.poll(() => writing.at(-1)).toBe('/buyer');
  finish[1]?.();
  await expect.poll(() => writing.at(-1)).toBe('/visitor');
  for (const each of finish) each();
  await Promise.all(opened.map((each) => each.opened));
});
