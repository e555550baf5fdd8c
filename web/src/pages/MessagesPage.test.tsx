import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Conversation } from '../data/conversations';
import { buildBooking } from '../test/build-booking';
import { buildEventDetail } from '../test/build-event';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, refusal, type FakeAnswers } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { EventPage } from './EventPage';
import { MessagesPage } from './MessagesPage';
import { MyBookingsPage } from './MyBookingsPage';

const message = {
  id: 5,
  sender: 'host' as const,
  text: 'At the lower lot.\n<b>Free</b>',
  sentAt: '2026-11-26T10:00:00.000Z',
};
const about = {
  id: 12,
  event: { id: 7, title: 'Dawn Traverse' },
  side: 'traveller' as const,
  otherName: 'North Guides',
  unread: 1,
  isBlocked: false,
  canSend: true,
  isReported: false,
};

function open(conversation: Partial<Conversation>, answers: FakeAnswers = {}, at = '/messages/12') {
  sessionStorage.clear();
  const seen = fakeApi({
    currentUser: { body: buildUser() },
    getConversation: { body: { ...about, messages: [message], earlier: null, ...conversation } },
    listConversations: { body: { conversations: [{ ...about, last: message }], next: null } },
    readConversation: { status: 204, body: null },
    ...answers,
  });
  renderAt(<MessagesPage />, { path: '/messages/:id?', at });
  return seen;
}

const closed = refusal(409, 'conversation_closed', 'You can’t write to this person.');
const field = async () => screen.findByLabelText('Message to North Guides');

test('the list says who wrote what about which event, and what’s new', async () => {
  open({}, {}, '/messages');
  const link = await screen.findByRole('link', { name: /North Guides/ });
  expect(link).toHaveAttribute('href', '/messages/12');
  for (const text of ['Dawn Traverse', '1 new']) expect(within(link).getByText(text)).toBeVisible();
});

test('without messages it says where to write one, and to a host that travellers’ questions will come here', async () => {
  const none = { listConversations: { body: { conversations: [], next: null } } };
  open({}, none, '/messages');
  expect(await screen.findByText('Write to a host from an event’s page or from your booking.')).toBeVisible();
  cleanup();
  const organization = { organizerId: 41, name: 'Larch Guides', role: 'manager', isPrimary: false } as const;
  open({}, { currentUser: { body: buildUser({ organization }) }, ...none }, '/messages');
  expect(await screen.findByText(/^What travellers ask about your events will appear here/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Browse Events' })).toBeNull();
});

test('a conversation shows its messages as they were typed, marks them as read, and takes an answer, which stays typed if it can’t be sent', async () => {
  let isUp = false;
  const seen = open(
    {},
    {
      sendInConversation: () => (isUp ? { status: 201, body: { ...message, id: 6, sender: 'traveller' } } : closed),
    },
  );
  expect(await screen.findByText(/<b>Free<\/b>/)).toBeVisible();
  await waitFor(() => expect(seen.find(({ name }) => name === 'readConversation')?.body).toEqual({ upTo: 5 }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please enter a message')).toBeVisible();
  expect(seen.filter(({ name }) => name === 'sendInConversation')).toEqual([]);
  await enterText(await field(), 'Thank you');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('You can’t write to this person.')).toBeVisible();
  expect(await field()).toHaveValue('Thank you');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(async () => expect(await field()).toHaveValue(''));
  const sent = seen.filter(({ name }) => name === 'sendInConversation');
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'Thank you' }, { text: 'Thank you' }]);
});

test('what’s typed stays on the screen when the other blocks the conversation meanwhile', async () => {
  let canSend = true;
  open(
    {},
    {
      getConversation: () => ({ body: { ...about, messages: [message], earlier: null, canSend } }),
      sendInConversation: closed,
    },
  );
  await enterText(await field(), 'Thank you');
  canSend = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('You can’t write to North Guides any longer.')).toBeVisible();
  expect(await field()).toHaveValue('Thank you');
});

test('blocking says what it does first; someone who’s blocked can be unblocked, and no one can write', async () => {
  const seen = open({}, { blockConversation: { status: 204, body: null } });
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Block North Guides?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(seen.find(({ name }) => name === 'blockConversation')?.body).toEqual({ isBlocked: true }));
});

test.each([
  [{ isBlocked: true, canSend: false }, 'You’ve blocked North Guides. Unblock them to write to each other again.'],
  [{ canSend: false }, 'You can’t write to North Guides any longer.'],
  [
    { isReported: true },
    'This conversation has been reported. Admins can read it until they’ve dealt with the report.',
  ],
] as const)('says why: %o', async (state, sentence) => {
  open(state);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a report says that admins can read everything, and needs a reason', async () => {
  const seen = open({}, { reportConversation: { status: 204, body: null } });
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report this conversation' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Report' }));
  expect(await within(dialog).findByText('Please say what’s wrong')).toBeVisible();
  await enterText(within(dialog).getByLabelText('What’s wrong?'), 'Asked for cash');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Report' }));
  await waitFor(() =>
    expect(seen.find(({ name }) => name === 'reportConversation')?.body).toEqual({ reason: 'Asked for cash' }),
  );
});

test('a conversation that isn’t there says so', async () => {
  open({}, { getConversation: refusal(404, 'not_found') });
  expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeVisible();
});

function openEvent(userId: number) {
  const seen = fakeApi({
    currentUser: { body: buildUser({ id: userId }) },
    getEvent: { body: buildEventDetail({ hostId: 9, organizerName: 'North Guides' }) },
    listReviews: { body: [] },
    myFeedback: { body: null },
    startConversation: { status: 201, body: { conversationId: 12 } },
  });
  renderAt(<EventPage />, { path: '/events/:id', at: '/events/7' });
  return seen;
}

test('the host of an event is written to from its page, and then the conversation opens', async () => {
  const seen = openEvent(1);
  await userEvent.click(await screen.findByRole('link', { name: 'Message the host' }));
  const dialog = await screen.findByRole('dialog', { name: 'Message the host' });
  await enterText(within(dialog).getByLabelText('Your message'), 'Is there parking?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('at /messages/12')).toBeVisible();
  expect(seen.find(({ name }) => name === 'startConversation')?.body).toEqual({ text: 'Is there parking?' });
});

test('hosts don’t write to themselves', async () => {
  openEvent(9);
  expect(await screen.findByRole('link', { name: 'North Guides' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Message the host' })).toBeNull());
});

test('a booking leads to its host, too', async () => {
  fakeApi({
    currentUser: { body: buildUser() },
    listMyWaitlist: { body: [] },
    listMyBookings: { body: [buildBooking()] },
  });
  renderAt(<MyBookingsPage />, { path: '/my-bookings' });
  await userEvent.click(await screen.findByRole('link', { name: /^Message the host/ }));
  expect(await screen.findByRole('dialog', { name: 'Message the host' })).toHaveTextContent('Dawn Traverse');
});
