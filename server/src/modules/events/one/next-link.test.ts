import { eventRoutes } from '@ascendant/contract/event';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent } from '../../../../test/factories/events';
import { testApp } from '../../../../test/test-app';

const ids: number[] = [];
const app = await testApp({ hearsChanges: true });
beforeAll(async () => {
  for (let number = 0; number < 3; number += 1) ids.push((await buildEvent(app.db, { title: `Ridge ${number}` })).id);
});

const linkOf = async (url: string): Promise<string> => String((await app.inject({ url })).headers.link ?? '');
/** The query of a link, without its cursor. */
const queryOf = (link: string): string[] => {
  const search = new URLSearchParams(/\?([^>]*)>/.exec(link)?.[1]);
  search.delete('cursor');
  return [...search].map((each) => each.join('='));
};

describe('the link to the next page says the query as it was understood', () => {
  it.each([
    ['limit=0000000000001', ['limit=1']],
    [`limit=${'0'.repeat(3000)}1`, ['limit=1']],
    ['limit=1&toString=1&__proto__=1&constructor=1&hasOwnProperty=1', ['limit=1']],
    ['limit=%31&q=%20%20ridge%20', ['q=ridge', 'limit=1']],
    ['limit=1&minPrice=0.10&maxPrice=1e3', ['minPrice=0.1', 'maxPrice=1000', 'limit=1']],
    ['limit=1&category=Outdoor+%26+Nature&category=Yoga', ['category=Outdoor & Nature', 'category=Yoga', 'limit=1']],
    ['limit=1&sort=price&utm_source=mail', ['sort=price', 'limit=1']],
    ['limit=1&dates=next', ['dates=next', 'limit=1']],
    ['limit=1&dates=all', ['limit=1']],
  ])('%s', async (query, expected) => {
    const link = await linkOf(`/api/events?${query}`);
    expect(queryOf(link)).toEqual(expect.arrayContaining(expected));
    expect(queryOf(link)).toHaveLength(expected.length);
    expect(link).toMatch(/^<\/api\/events\?[^>]+cursor=[^>]+>; rel="next"$/);
    expect(link.length).toBeLessThan(500);
  });

  it('of ids too, and leads to the rest of them', async () => {
    const link = await linkOf(`/api/events?limit=2&ids=00${ids.join(',')}`);
    expect(queryOf(link)).toEqual(expect.arrayContaining([`ids=${ids.join(',')}`]));
    const rest = await app.inject(/<([^>]+)>/.exec(link)?.[1] ?? '');
    expect(rest.json()).toHaveLength(1);
  });

  it('the same for everyone, however they wrote the path', async () => {
    const first = await linkOf('/%61pi/events?limit=0002&q=ridge&zq=1');
    const next = await linkOf('/api/events?limit=2&q=ridge');
    expect(next).toBe(first);
    expect(next).not.toMatch(/zq|000|%61/);
  });

  it('and no other header of a cached answer has the asker’s spelling', async () => {
    const { headers } = await app.inject(`${eventRoutes.listEvents.path}?limit=000002&q=RIDGE&zq=zq`);
    expect(JSON.stringify(headers)).not.toMatch(/zq|00002|RIDGE%/);
  });
});
