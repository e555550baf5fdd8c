import type { Host } from '@ascendant/contract/host';
import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { beginSession } from '../data/current-user';
import { answersWith, helpAnswers } from '../features/help/help-answers';
import { paths } from '../paths';
import { savedEventIds } from '../storage/saved-event-ids';
import { viewedEventIds } from '../storage/viewed-event-ids';
import { buildEvent, buildEventDetail } from '../test/build-event';
import { buildHost } from '../test/build-host';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { type FakeAnswers, fakeApi, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { ContactPage } from './ContactPage';
import { HelpPage } from './HelpPage';
import { HostPage } from './HostPage';
import { NotFoundPage } from './NotFoundPage';
import { OpenEventPage } from './OpenEventPage';
import { SavedEventsPage } from './SavedEventsPage';
import { StopEmailsPage } from './StopEmailsPage';
import { ViewedEvents } from './ViewedEvents';

afterEach(() => {
  savedEventIds.clear();
  viewedEventIds.clear();
  localStorage.clear();
});

const events: FakeAnswers['listEvents'] = ({ query }) => ({
  body: (query.get('ids') ?? '')
    .split(',')
    .filter((id) => id !== '9')
    .map((id) => buildEvent({ id: Number(id), title: `Event ${id}` })),
});

function open() {
  renderAt(<SavedEventsPage />, { path: '/saved', at: '/saved' });
}

test('signed out, the saved events are on the device, and can be removed', async () => {
  savedEventIds.set(7, true);
  savedEventIds.set(8, true);
  const seen = fakeApi({ listEvents: events });
  open();
  expect(await screen.findByText('They’re kept on this device. Sign in to have them everywhere.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Save Event 7', pressed: true }));
  expect(screen.queryByText('Event 7')).toBeNull();
  expect(await screen.findByText('Event 8')).toBeVisible();
  expect(savedEventIds.list()).toEqual([8]);
  expect(seen.some(({ name }) => name === 'changeSavedEvents')).toBe(false);
});

test('saved events are side by side, with the price for those who come', async () => {
  for (const id of [7, 8]) savedEventIds.set(id, true);
  const details = [
    buildEventDetail({ id: 7, title: 'Event 7' }),
    buildEventDetail({ id: 8, title: 'Event 8', minimumAge: 12 }),
  ];
  fakeApi({ listEvents: events, getEvent: () => ({ body: details.shift() }) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Compare side by side' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Side by side' }));
  await dialog.findByRole('columnheader', { name: 'Event 8' });
  const cells = (name: string) =>
    within(dialog.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const [alone] = cells('Price');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Children' }), '1');
  expect(cells('Price')[0]).not.toBe(alone);
  expect(cells('Price')[1]).toBe('Children can’t come');
  expect(cells('Cancellation')).toHaveLength(2);
});

test('four saved events are compared at most', async () => {
  for (const id of [1, 2, 3, 4, 5]) savedEventIds.set(id, true);
  fakeApi({ listEvents: events, getEvent: { body: buildEventDetail() } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Compare side by side' }));
  const boxes = await screen.findAllByRole('checkbox', { name: /^Event/ });
  expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(4);
  expect(boxes.filter((box) => (box as HTMLInputElement).disabled)).toHaveLength(1);
});

test('what was looked at is on the device, 12 at most, the latest first, and not another person’s', async () => {
  for (let id = 1; id <= 13; id += 1) viewedEventIds.note(id, null);
  viewedEventIds.note(5, 1);
  expect(viewedEventIds.listFor(1)).toEqual([5, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3, 2]);
  fakeApi({ listEvents: events });
  renderAt(<ViewedEvents />, { path: '/', at: '/' });
  const heading = await screen.findByRole('heading', { name: 'Recently viewed' });
  const links = within(heading.closest('section') as HTMLElement);
  expect(links.getAllByRole('link')[0]).toHaveAccessibleName(/^Event 5/);
  expect(viewedEventIds.listFor(2)).toEqual([]);
  viewedEventIds.note(8, 2);
  expect(viewedEventIds.listFor(2)).toEqual([8]);
});

test('what the device saved becomes the person’s when they sign in', async () => {
  savedEventIds.set(7, true);
  const seen = fakeApi({ changeSavedEvents: { body: { eventIds: [7, 5] } } });
  await beginSession(new QueryClient(), buildUser(), undefined);
  expect(seen.find(({ name }) => name === 'changeSavedEvents')?.body).toEqual({ save: [7] });
  expect(savedEventIds.list()).toEqual([]);
});

test('what can’t be kept at a sign-in stays on the device', async () => {
  savedEventIds.set(7, true);
  fakeApi({ changeSavedEvents: { status: 500, body: {} } });
  await beginSession(new QueryClient(), buildUser(), undefined);
  expect(savedEventIds.list()).toEqual([7]);
});

test('a change that fails is taken back, with the reason', async () => {
  const message = 'Please check what you entered';
  fakeApi({
    currentUser: { body: buildUser() },
    listSavedEvents: { body: { eventIds: [7] } },
    changeSavedEvents: refusal(400, 'invalid_input', message, { fields: { save: 'Full.' } }),
    listEvents: events,
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Save Event 7' }));
  expect(await screen.findByText('Event 7')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Event 7', pressed: true })).toBeVisible();
});

test('an event that has left the site is counted, not shown', async () => {
  savedEventIds.set(7, true);
  savedEventIds.set(9, true);
  fakeApi({ listEvents: events });
  open();
  expect(await screen.findByText('1 event you saved is no longer on the site.')).toBeVisible();
  expect(screen.getByText('Event 7')).toBeVisible();
});

test('an empty list says what will be there', async () => {
  fakeApi({});
  open();
  expect(await screen.findByText('Nothing saved yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Events' })).toHaveAttribute('href', '/browse');
});

const message = 'No event has this code. Check it with the person who gave it to you.';

function openCode(at: string, answers: FakeAnswers) {
  fakeApi(answers);
  renderAt(<OpenEventPage />, { path: '/codes/:code?', at });
}

test('a link with a code asks a visitor to sign in, and leads back to the code', async () => {
  openCode('/codes/SMITH-WEDDING-27', { currentUser: { status: 401, body: {} } });
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link).toHaveAttribute('href', '/auth?redirect=%2Fcodes%2FSMITH-WEDDING-27');
});

test('the code of a link is in the field already; a wrong one says so and stays', async () => {
  const sent: unknown[] = [];
  openCode('/codes/WRONG-CODE', {
    currentUser: { body: buildUser() },
    openEvent: ({ body }) => {
      sent.push(body);
      return refusal(404, 'not_found', message, { fields: { code: message } });
    },
  });
  const field = await screen.findByLabelText('Code');
  expect(field).toHaveValue('WRONG-CODE');
  await userEvent.click(screen.getByRole('button', { name: 'Open event' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveValue('WRONG-CODE');
  expect(sent).toEqual([{ code: 'WRONG-CODE' }]);
});

test('an empty code says what to type, and leads to the field', async () => {
  const seen: unknown[] = [];
  openCode('/codes', { currentUser: { body: buildUser() }, openEvent: ({ body }) => (seen.push(body), { body: {} }) });
  const field = await screen.findByLabelText('Code');
  await userEvent.click(screen.getByRole('button', { name: 'Open event' }));
  expect(await screen.findByText('Type the code that the organizer gave you.')).toBeVisible();
  expect(field).toHaveFocus();
  expect(seen).toEqual([]);
  await userEvent.type(field, 'A');
  expect(screen.queryByText('Type the code that the organizer gave you.')).toBeNull();
});

function openHost(host: Partial<Host> = {}, answers: FakeAnswers = {}) {
  const seen = fakeApi({ getHost: { body: buildHost(host) }, listEvents: { body: [buildEvent()] }, ...answers });
  renderAt(<HostPage />, { path: '/hosts/:id', at: '/hosts/5' });
  return seen;
}

test('a host has a page with what they say, their events and their reviews', async () => {
  const seen = openHost();
  expect(await screen.findByRole('heading', { level: 1, name: 'Larch Valley Guides' })).toBeVisible();
  expect(screen.getByText('2 upcoming events, 1 past')).toBeVisible();
  expect(screen.getByText('We walk early.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'Dawn Traverse' })).toBeVisible();
  expect(screen.getByText('out of 5, 18 reviews', { exact: false })).toBeVisible();
  expect(screen.getByText('Worth the early start.')).toBeVisible();
  expect(seen.find(({ name }) => name === 'listEvents')?.query.get('host')).toBe('5');
});

test('a host can be followed and unfollowed', async () => {
  const followed = { hosts: [{ id: 5, name: 'Larch Valley Guides' }] };
  const seen = openHost(
    {},
    {
      currentUser: { body: buildUser() },
      listFollowedHosts: { body: { hosts: [] } },
      followHost: ({ body }) => ({ body: (body as { isFollowed: boolean }).isFollowed ? followed : { hosts: [] } }),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Follow Larch Valley Guides' }));
  expect(await screen.findByText('You follow Larch Valley Guides')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Unfollow Larch Valley Guides' }));
  expect(await screen.findByRole('button', { name: 'Follow Larch Valley Guides' })).toBeVisible();
  expect(seen.filter(({ name }) => name === 'followHost').map(({ body }) => body)).toEqual([
    { isFollowed: true },
    { isFollowed: false },
  ]);
});

test('signed out, following a host leads to signing in and back', async () => {
  openHost();
  expect(await screen.findByRole('link', { name: 'Follow' })).toHaveAttribute('href', '/auth?redirect=%2Fhosts%2F5');
});

test('the hosts someone follows stand below their saved events', async () => {
  fakeApi({
    currentUser: { body: buildUser() },
    listSavedEvents: { body: { eventIds: [] } },
    listFollowedHosts: { body: { hosts: [{ id: 5, name: 'Larch Valley Guides' }] } },
  });
  renderAt(<SavedEventsPage />, { path: '/saved', at: '/saved' });
  expect(await screen.findByRole('link', { name: 'Larch Valley Guides' })).toHaveAttribute('href', '/hosts/5');
  expect(screen.getByRole('button', { name: 'Unfollow Larch Valley Guides' })).toBeVisible();
});

test('a host without reviews or events says so', async () => {
  openHost(
    { bio: null, upcomingCount: 0, pastCount: 0, averageRating: null, reviewCount: 0, reviews: [] },
    { listEvents: { body: [] } },
  );
  expect(await screen.findByText('0 upcoming events')).toBeVisible();
  expect(await screen.findByText('No events on the site right now.')).toBeVisible();
  expect(screen.getByText('Reviews of their events will appear here.')).toBeVisible();
});

test('a host who isn’t there', async () => {
  openHost({}, { getHost: { status: 404, body: {} } });
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find that host' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Events' })).toHaveAttribute('href', '/browse');
});

test('a host who can’t be loaded can be tried again', async () => {
  openHost({}, { getHost: { status: 503, body: {} } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

const key = '00000000-0000-4000-8000-000000000000';

test.each([
  ['', 'Stop reminders and thank-yous?', 'Stop these emails', null],
  ['?now=off', 'You won’t get these emails any more', 'Turn them back on', 'yes'],
  ['?now=on', 'You’ll get these emails again', 'Stop these emails', null],
  ['?of=messages', 'Stop messages from this organizer?', 'Stop these messages', null],
  ['?of=messages&now=off', 'You won’t get messages from this organizer any more', 'Turn them back on', 'yes'],
  ['?of=messages&now=on', 'You’ll get messages from this organizer again', 'Stop these messages', null],
  ['?of=organizer', 'You don’t know this organizer?', 'Stop their emails', null],
  ['?of=organizer&now=off', 'You won’t get emails from this organizer any more', 'Let them enter it again', 'yes'],
  ['?of=organizer&now=on', 'This organizer can enter your address again', 'Stop their emails', null],
  ['?now=<b>', 'Stop reminders and thank-yous?', 'Stop these emails', null],
])('the link in a reminder leads to a form that sends nothing by itself: %j', (query, title, button, again) => {
  const seen = fakeApi({});
  renderAt(<StopEmailsPage />, { path: paths.stopEmails, at: `/emails/${key}/stop${query}` });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const form = screen.getByRole<HTMLButtonElement>('button', { name: button }).form;
  expect(form?.method).toBe('post');
  expect(new FormData(form ?? undefined).get('again')).toBe(again);
  expect(seen.filter(({ name }) => name !== 'currentUser')).toEqual([]);
});

test('an incomplete link says that nothing was changed, and leads to the contact form', () => {
  fakeApi({});
  renderAt(<StopEmailsPage />, { path: paths.stopEmails, at: '/emails/unknown/stop?now=unknown' });
  expect(screen.getByRole('heading', { level: 1, name: 'We couldn’t find this email' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', paths.contact);
  expect(screen.queryByRole('button')).toBeNull();
});

test('at least fifteen questions have an answer, and no two the same question', () => {
  expect(helpAnswers.length).toBeGreaterThanOrEqual(15);
  expect(new Set(helpAnswers.map(({ question }) => question)).size).toBe(helpAnswers.length);
});

test.each([
  ['refund', 'Can I get a refund?'],
  ['birth time', 'Do I need my exact birth time?'],
  ['6-digit', 'I didn’t get the 6-digit code'],
  ['receipt', 'Where’s my receipt?'],
  ['money paid', 'Who’s paid what, and when do I get my money?'],
  ['delete account', 'How do I download my data or delete my account?'],
])('help on “%s” includes “%s”', (words, question) => {
  expect(answersWith(words).map((answer) => answer.question)).toContain(question);
});

test('help says who’s paid what by the operator’s settings', () => {
  const [answer] = answersWith('get my money', { taxRules: 'canada', payoutDelayDays: 5 });
  expect(answer?.paragraphs.join(' ')).toMatch(/taxes of the event’s province.*5 days after an event has ended/);
});

test('no answer shows code where a sentence should be', () => {
  for (const taxRules of ['specification', 'canada'] as const)
    for (const { paragraphs } of answersWith('', { taxRules, payoutDelayDays: 2 }))
      expect(paragraphs.join(' ')).not.toMatch(/=>|function|undefined|\[object/);
});

test('searching shows the answers that fit, opened, and says when there are none', async () => {
  fakeApi({});
  renderAt(<HelpPage />, { path: '/help' });
  const search = await screen.findByRole('searchbox', { name: 'Search help' });
  await enterText(search, 'waitlist');
  expect(await screen.findByText('1 answer')).toBeVisible();
  expect(screen.getByText(/^Join its waitlist/)).toBeVisible();
  await userEvent.clear(search);
  await enterText(search, 'zeppelin');
  expect(await screen.findByText('No results for “zeppelin”. Try different words, or contact us.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

function openContact(answers: FakeAnswers = {}) {
  const seen = fakeApi({ contactUs: { status: 202, body: {} }, ...answers });
  renderAt(<ContactPage />, { path: '/contact' });
  return seen;
}
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send question' }));

test('a question is sent with the name and address of the person signed in', async () => {
  const seen = openContact({ currentUser: { body: buildUser() } });
  expect(await screen.findByDisplayValue('Maya Lindqvist')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('What’s it about?'), 'Tickets');
  await enterText(screen.getByLabelText('Your question'), 'My ticket doesn’t open.');
  await send();
  expect(await screen.findByRole('heading', { name: 'We’ve got your question' })).toHaveFocus();
  expect(screen.getByText('An admin will reply to maya@mail.example.')).toBeVisible();
  expect(seen.find((call) => call.name === 'contactUs')?.body).toEqual({
    name: 'Maya Lindqvist',
    email: 'maya@mail.example',
    topic: 'Tickets',
    bookingReference: '',
    message: 'My ticket doesn’t open.',
  });
});

test('what’s missing is said at its field, and a refusal keeps what was typed', async () => {
  const message = 'Too many requests. Please try again later.';
  const seen = openContact({
    contactUs: refusal(429, 'rate_limited', message),
  });
  await send();
  expect(await screen.findByText('Please enter your name')).toBeVisible();
  expect(screen.getByText('Invalid email address')).toBeVisible();
  expect(screen.getByLabelText('Your name')).toHaveFocus();
  expect(seen.some((call) => call.name === 'contactUs')).toBe(false);
  await enterText(screen.getByLabelText('Your name'), 'Maya');
  await enterText(screen.getByLabelText('Email'), 'maya@mail.example');
  await enterText(screen.getByLabelText('Your question'), 'Where are my tickets?');
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Your question')).toHaveValue('Where are my tickets?');
});

test('the 404 page leads with what a visitor can do', async () => {
  fakeApi({});
  renderAt(<NotFoundPage />, { path: '/nowhere' });
  const main = within(await screen.findByRole('main'));
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/browse', '/', '/help']);
  expect(main.getByText('Was the page added to the router?')).toBeVisible();
});
