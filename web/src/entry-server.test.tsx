// @vitest-environment node
import { homeForm, type DateForm } from '@ascendant/domain/date-form';
import { expect, test } from 'vitest';
import { render } from './entry-server';
import { pageRoutes } from './routes';
import { buildEvent, buildEventDetail } from './test/build-event';
import { buildHost } from './test/build-host';
import { buildMatchingModel } from './test/build-matching-model';
import { answerer, type FakeAnswers, type SeenCall } from './test/fake-api';

const everything: FakeAnswers = {
  listEvents: { body: [buildEvent()], headers: { 'x-total-count': '1', 'x-unfiltered-count': '1' } },
  listCategories: { body: [] },
  getEvent: { body: buildEventDetail() },
  getHost: { body: buildHost() },
  listReviews: { body: [] },
  matchingModel: { body: buildMatchingModel() },
};

function renderFor(
  url: string,
  { answers = everything, hasSession = false, seen = [] as SeenCall[], dateForm = homeForm } = {},
) {
  return render(url, { fetchApi: answerer(answers, seen), origin: 'https://ascendant.example', hasSession, dateForm });
}

test.each(['/', '/browse', '/events', '/events/7', '/events/7/dawn-traverse', '/hosts/5'])(
  '%s shows its events without any script',
  async (url) => {
    const page = await renderFor(url);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Dawn Traverse');
  },
);

test.each<readonly [DateForm, string, string]>([
  ['en-CA', 'July 2–4, 2099', '4:45\u00a0a.m. to 4:00\u00a0p.m.'],
  ['en-US', 'July 2–4, 2099', '4:45\u00a0AM to 4:00\u00a0PM'],
  ['en-GB', '2–4 July 2099', '04:45 to 16:00'],
])('a page says which form its dates have, so that the browser uses it too: %s', async (dateForm, days, times) => {
  const page = await renderFor('/events/7', { dateForm });
  expect(page.state).toContain(`data-dates="${dateForm}"`);
  expect(page.html).toContain(days);
  expect(page.html).toContain(times);
});

test('/matching shows the formula without any script, with the figures of the server', async () => {
  const page = await renderFor('/matching');
  expect(page.status).toBe(200);
  expect(page.html).toContain('carry 55% of the weight');
  expect(page.html).toContain('>−0.85</td>');
});

test.each(['/', '/browse', '/events/7', '/auth', '/matching', '/terms', '/nowhere'])(
  '%s has no style attribute, which the content policy would drop',
  async (url) => {
    const { html } = await renderFor(url);
    expect(html).toContain('<h1');
    expect(html).not.toMatch(/ style="/);
  },
);

test.each(['/events/7', '/events/7/dawn-traverse', '/events/7/an-older-title'])(
  '%s is the same event, whose one address has its title',
  async (url) => {
    const page = await renderFor(url);
    expect(page.status).toBe(200);
    expect(page.head).toContain('<link rel="canonical" href="https://ascendant.example/events/7/dawn-traverse">');
  },
);

test('a visitor’s event page comes with the other events nearby; a signed-in person’s reads them with scores', async () => {
  const nearbyEvents = { body: [{ ...buildEvent({ id: 9, title: 'Larch Valley' }), distanceKm: 12 }] };
  const answers = { ...everything, nearbyEvents };
  expect((await renderFor('/events/7', { answers })).html).toMatch(/Larch Valley.*12 km away/s);
  const seen: SeenCall[] = [];
  await renderFor('/events/7', { answers, hasSession: true, seen });
  expect(seen.map(({ name }) => name)).not.toContain('nearbyEvents');
});

test('a host that does not exist is a 404', async () => {
  const answers = { ...everything, getHost: { status: 404, body: {} } };
  expect((await renderFor('/hosts/7', { answers })).status).toBe(404);
});

test('an event that does not exist is a 404, and so is an unknown path', async () => {
  const answers = { ...everything, getEvent: { status: 404, body: {} } };
  const missing = await renderFor('/events/7', { answers });
  expect(missing.status).toBe(404);
  expect(missing.html).toContain('Event not found or failed to load.');
  const nowhere = await renderFor('/nowhere');
  expect(nowhere.status).toBe(404);
  expect(nowhere.html).toContain('404 Page Not Found');
});

test('an event that was public once is gone', async () => {
  const answers = { ...everything, getEvent: { status: 410, body: {} } };
  const page = await renderFor('/events/7', { answers });
  expect(page.status).toBe(410);
  expect(page.html).toContain('This event is no longer available.');
  expect(page.head).toContain('noindex');
});

test.each([404, 410])(
  'an event that visitors can’t see (%i) is loaded by the browser of a signed-in person',
  async (status) => {
    const answers = { ...everything, getEvent: { status, body: {} } };
    const page = await renderFor('/events/7', { answers, hasSession: true });
    expect(page.status).toBe(200);
    expect(page.html).toContain('Loading event...');
    expect(page.dehydratedState.queries).toEqual([]);
  },
);

test('a page whose data cannot be loaded is a 500', async () => {
  const answers = { ...everything, getEvent: { status: 503, body: {} } };
  expect((await renderFor('/events/7', { answers })).status).toBe(500);
});

test.each(['q=%00', 'q=a%09b', 'q=%E2%80%AEx', 'near=a%09b', 'from=2027-02-30'])(
  'a page leaves out what is wrong in its address: /browse?%s',
  async (query) => {
    const seen: SeenCall[] = [];
    const page = await renderFor(`/browse?${query}`, { seen });
    expect(page.status).toBe(200);
    expect(page.html).toContain('Dawn Traverse');
    const asked = seen.find((call) => call.name === 'listEvents');
    expect([...(asked?.query.keys() ?? ['not asked'])]).toEqual(['sort', 'limit', 'dates']);
  },
);

test('a page whose address the API refuses is still a page', async () => {
  const answers = { ...everything, listEvents: { status: 400, body: {} } };
  expect((await renderFor('/browse?near=Nowhereville', { answers })).status).toBe(200);
  expect(
    (await renderFor('/browse', { answers: { ...everything, listEvents: { status: 503, body: {} } } })).status,
  ).toBe(500);
});

test('pages are rendered for visitors, without asking who is signed in', async () => {
  const seen: SeenCall[] = [];
  await renderFor('/', { seen });
  expect(seen.map((call) => call.name)).toEqual(['listEvents']);
});

test('with a session the page waits for the person instead of showing the visitors’ home', async () => {
  const { html } = await renderFor('/', { hasSession: true });
  expect(html).not.toContain('The right mountain');
  expect(html).not.toContain('Sign In');
});

test.each(pageRoutes.map(({ path }) => path.replace(/\/\*$/, '').replace(/:\w+\??/, '7')))(
  '%s has a title of its own, signed in and signed out',
  async (url) => {
    for (const hasSession of [false, true]) {
      const { head } = await renderFor(url, { hasSession });
      const title = /<title>(.+)<\/title>/.exec(head)?.[1] ?? '';
      expect(title).toMatch(url === '/' ? /Ascendant$/ : /^.+ · Ascendant$/);
    }
  },
);

test('each event has its own title, address and structured data', async () => {
  const { head } = await renderFor('/events/7');
  expect(head).toContain('<title>Dawn Traverse · Ascendant</title>');
  expect(head).toContain('href="https://ascendant.example/events/7/dawn-traverse"');
  expect(head).toContain('"@type":"Event"');
});

test('the register tab comes with its form, and the login tab with the other', async () => {
  expect((await renderFor('/auth?tab=register')).html).toContain('First name');
  const { html } = await renderFor('/auth');
  expect(html).toContain('Forgot your password?');
  expect(html).not.toContain('First name');
});

test('the program starts after the first paint where a visitor sees everything without it, and at once otherwise', async () => {
  expect((await renderFor('/events/7')).isWhole).toBe(true);
  expect((await renderFor('/events/7', { hasSession: true })).isWhole).toBe(false);
  expect((await renderFor('/offline')).isWhole).toBe(false);
});

test('every page names the file that its code is in', async () => {
  const files = Object.keys(import.meta.glob('./**/*.tsx')).map((path) => path.split('/').at(-1));
  for (const { path, Page } of pageRoutes) {
    await Page.preload();
    expect(files, path).toContain(`${Page.loadedName()}.tsx`);
  }
});
