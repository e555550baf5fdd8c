// @vitest-environment node
import { expect, test } from 'vitest';
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

function page(url: string, options: Partial<RenderOptions> = {}, given: FakeAnswers = answers) {
  return render(url, { fetchApi: answerer(given, []), origin: 'https://ascendant.example', ...options });
}

test.each(pages)('%s shows nothing of an address beyond what it reads', async (url) => {
  const [plain, tagged] = [await page(url), await page(`${url}?utm_source=letter&n=1`)];
  expect([tagged.status, tagged.head, tagged.html]).toEqual([plain.status, plain.head, plain.html]);
});

test('a page differs with its data, the form of its dates, what it reads of its address, and for someone who may be signed in', async () => {
  const sold = { ...answers, getEvent: { body: buildEventDetail({ seatsLeft: 0 }) } };
  const all = [
    await page('/events/7'),
    await page('/events/7', {}, sold),
    await page('/events/7', { dateForm: 'en-GB' }),
    await page('/events/7?with=5'),
    await page('/events/7', { hasSession: true }),
  ];
  expect(new Set(all.map(({ html }) => html)).size).toBe(5);
});
