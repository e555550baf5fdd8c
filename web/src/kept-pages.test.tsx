// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { render, type RenderOptions } from './entry-server';
import { buildEvent, buildEventDetail } from './test/build-event';
import { buildHost } from './test/build-host';
import { buildMatchingModel } from './test/build-matching-model';
import { answerer, type FakeAnswers } from './test/fake-api';

const event = buildEvent();
const events = [event, buildEvent({ id: 8, title: 'Larch Valley', seatsLeft: 2 }), buildEvent({ id: 9, seatsLeft: 0 })];
const answers: FakeAnswers = {
  listEvents: { body: events, headers: { 'x-total-count': '3', 'x-unfiltered-count': '3' } },
  listCategories: { body: [] },
  getEvent: { body: buildEventDetail() },
  nearbyEvents: { body: [{ ...event, distanceKm: 12 }] },
  getHost: { body: buildHost() },
  listReviews: { body: [] },
  matchingModel: { body: buildMatchingModel() },
};
const pages = ['/', '/browse', '/events/7', '/hosts/5', '/matching', '/help', '/contact', '/terms', '/organizers/join'];

const texts = new Map<string, readonly string[]>();
let made = 0;

/** Keeps everything, and counts what's made. */
const keep: RenderOptions['keep'] = (key, make) => {
  const known = texts.get(key) ?? make();
  if (!texts.has(key)) made += 1;
  texts.set(key, known);
  return known;
};

beforeEach(() => {
  texts.clear();
  made = 0;
});

function page(url: string, options: Partial<RenderOptions> = {}, given: FakeAnswers = answers) {
  return render(url, { fetchApi: answerer(given, []), origin: 'https://ascendant.example', ...options });
}

test.each(pages)('%s shows nothing of an address beyond what it reads', async (url) => {
  const [plain, tagged] = [await page(url), await page(`${url}?utm_source=letter&n=1`)];
  expect([tagged.status, tagged.head, tagged.html]).toEqual([plain.status, plain.head, plain.html]);
});

test.each([...pages, '/?with=5,8', '/browse?view=map', '/browse?maxPrice=50&q=dawn', '/events/7?with=5'])(
  '%s is the same from what’s kept as rendered alone, for visitors and people who may be signed in',
  async (url) => {
    for (const hasSession of [false, true]) {
      const alone = await page(url, { hasSession });
      for (const round of ['made', 'kept']) {
        const { head, html } = await page(url, { hasSession, keep });
        expect([round, head, html]).toEqual([round, alone.head, alone.html]);
      }
    }
  },
);

test('a card is rendered once for the pages that show it, and stays what React writes', async () => {
  await page('/browse', { keep });
  const cards = () => [...texts.values()].filter(([, html]) => html?.includes('<h3>') && !html.includes('<h1'));
  const before = cards().length;
  expect(before).toBe(events.length);
  const filtered = await page('/browse?maxPrice=50', { keep });
  expect(filtered.html).toBe((await page('/browse?maxPrice=50')).html);
  expect(cards()).toHaveLength(before);
});

test('a text that looks like the place of a part is shown as it was written', async () => {
  const title = '00000000-0000-4000-8000-000000000000-0; <b>$& $1</b>';
  const listEvents = { body: [buildEvent({ title })], headers: { 'x-total-count': '1', 'x-unfiltered-count': '1' } };
  const given = { ...answers, listEvents };
  const { html } = await page('/browse', { keep }, given);
  expect(html).toContain('00000000-0000-4000-8000-000000000000-0; &lt;b&gt;$&amp; $1&lt;/b&gt;');
  expect(html).toBe((await page('/browse', {}, given)).html);
});

test.each(pages)('%s is rendered once while it shows the same', async (url) => {
  await page(url, { keep });
  const before = made;
  await page(`${url}?utm_source=letter`, { keep });
  expect([before > 0, made]).toEqual([true, before]);
});

test('a page is rendered again for other data, another form of dates, another address and someone who may be signed in', async () => {
  const sold = { ...answers, getEvent: { body: buildEventDetail({ seatsLeft: 0 }) } };
  const first = await page('/events/7', { keep });
  const others = [
    await page('/events/7', { keep }, sold),
    await page('/events/7', { keep, dateForm: 'en-GB' }),
    await page('/events/7?with=5', { keep }),
    await page('/events/7', { keep, hasSession: true }),
  ];
  expect(new Set([first, ...others].map(({ html }) => html)).size).toBe(5);
});

test('a page whose data could not all be read is rendered each time', async () => {
  const failing = { ...answers, listEvents: { status: 400, body: {} } };
  await page('/browse', { keep }, failing);
  expect((await page('/browse', { keep })).html).toContain('Dawn Traverse');
});

test.each(['/auth?redirect=%2Fhelp', '/nowhere'])('%s, which may read anything, is not kept', async (url) => {
  await page(url, { keep });
  const before = made;
  const again = await page(url, { keep });
  expect([again.html, made]).toEqual([(await page(url)).html, before]);
});
