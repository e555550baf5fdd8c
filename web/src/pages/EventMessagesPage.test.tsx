import type { EventMessage } from '@ascendant/contract/event-message';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { currentToast } from '../ui/dialog/toast-store';
import { EventMessagesPage } from './EventMessagesPage';

const sent: EventMessage = {
  id: 3,
  subject: 'A note about bunks',
  text: 'Hello {first name}',
  sentAt: '2026-11-20T11:00:00.000Z',
  sentBy: 'Nadia Brooks',
  recipients: 3,
  delivered: 2,
  failed: 1,
};
const reading = {
  event: { id: 7, title: 'Dawn Traverse' },
  recipients: 4,
  facts: { eventTitle: 'Dawn Traverse', eventDate: 'July 2', location: 'Banff', ticketsUrl: 'https://a.example/b' },
  replyTo: 'nadia@larch.example',
  nextAt: null as string | null,
  messages: [] as EventMessage[],
};

function open(changes: Partial<typeof reading> = {}, answers: FakeAnswers = {}) {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('organizer')) },
    listEventMessages: { body: { ...reading, ...changes } },
    sendEventMessage: { status: 202, body: { id: 9, recipients: 4 } },
    testEventMessage: { status: 202, body: { sentTo: 'nadia@larch.example' } },
    ...answers,
  });
  const path = '/organizer/events/:id/messages';
  renderAt(<EventMessagesPage />, { path, at: '/organizer/events/7/messages' });
  return (call: 'sendEventMessage' | 'testEventMessage') =>
    seen.filter(({ name }) => name === call).map(({ body }) => body);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const write = async (subject: string, text: string) => {
  await enterText(await screen.findByLabelText('Subject'), subject);
  await enterText(screen.getByLabelText('Message'), text);
};

test('the preview is the email, with inserts filled in and text as typed', async () => {
  open();
  await write('Packing for {event}', 'Hello {first name}, bring <b>gloves</b>.');
  const preview = within(screen.getByRole('region', { name: 'Preview for someone named Maya' }));
  expect(preview.getByRole('heading', { name: 'Packing for Dawn Traverse' })).toBeVisible();
  expect(preview.getByText('Hello Maya, bring <b>gloves</b>.')).toBeVisible();
  expect(preview.getByText('nadia@larch.example')).toBeVisible();
  await press('Plain text');
  expect(preview.getByText(/See your booking: https:\/\/a\.example\/b/)).toBeVisible();
});

test('a message without subject or text is not sent, and each field says what it needs', async () => {
  const calls = open();
  await press('Send to 4 people');
  expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Please enter a subject');
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Please enter a message');
  expect(calls('sendEventMessage')).toEqual([]);
});

test('a test goes to the author; a refused message stays typed, and a sent one says so and leaves an empty form', async () => {
  const message = 'You can send 2 messages per event in 24 hours. You can send the next one in 3 hours.';
  let answer = refusal(429, 'message_limit', message);
  const calls = open({}, { sendEventMessage: () => answer });
  await write('Packing', 'Bring gloves.');
  await press('Send a test to me');
  expect(await screen.findByText('Test sent to nadia@larch.example')).toBeVisible();
  expect(calls('testEventMessage')).toHaveLength(1);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message');
  field.setSelectionRange(0, 0);
  await press('First name');
  expect(field, 'an insert goes where the cursor is').toHaveValue('{first name}Bring gloves.');
  expect(screen.queryByText('Test sent to nadia@larch.example'), 'another text').toBeNull();
  await press('Send to 4 people');
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveValue('{first name}Bring gloves.');
  answer = { status: 202, body: { id: 9, recipients: 4 } };
  await press('Send to 4 people');
  const sentTwice = { subject: 'Packing', text: '{first name}Bring gloves.' };
  await waitFor(() => expect(calls('sendEventMessage')).toEqual([sentTwice, sentTwice]));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(currentToast()).toMatchObject({ title: 'Message sent', description: 'It’s on its way to 4 people.' });
});

test('after two messages, the button waits and the page says until when', async () => {
  open({ nextAt: '2099-01-02T10:00:00.000Z' });
  expect(await screen.findByRole('button', { name: 'Send to 4 people' })).toBeDisabled();
  expect(screen.getByText(/You can send the next one from Fri, Jan 2, \d+:00 [ap]\.m\.$/)).toBeVisible();
});

test('without bookings there is no one to write to', async () => {
  open({ recipients: 0 });
  expect(await screen.findByRole('button', { name: 'Send' })).toBeDisabled();
  expect(screen.getByText('Once people book, you can message them here.')).toBeVisible();
  expect(screen.getByText('Messages you send will appear here.')).toBeVisible();
});

test('the history says who wrote what and what was delivered, and a message can be used again', async () => {
  open({ messages: [sent] });
  const row = (await screen.findByText('A note about bunks')).closest('tr');
  expect(row).toHaveTextContent(/Nadia Brooks.*2 of 31 couldn’t be delivered/);
  await press('Use A note about bunks again');
  expect(screen.getByLabelText('Message')).toHaveValue('Hello {first name}');
});

test('someone else’s event isn’t found', async () => {
  open({}, { listEventMessages: refusal(404, 'not_found', 'Not found.') });
  expect(await screen.findByRole('heading', { name: 'Event not found' })).toBeVisible();
});
