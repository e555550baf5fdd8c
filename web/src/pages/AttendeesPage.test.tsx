import type { Attendee } from '@ascendant/contract/attendee';
import { attendeesPageSize } from '@ascendant/domain/list-limits';
import { roleFields } from '@ascendant/domain/person/roles';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AttendeesPage } from './AttendeesPage';

const event = { id: 7, title: 'Dawn Traverse', startDate: '2099-07-02', startTime: '04:45' };
const maya: Attendee = {
  id: 1,
  name: 'Maya Lindqvist',
  isChild: false,
  ticketNumber: 'ASC-7K2MQ-01',
  bookingReference: 'ASC-7K2MQ',
  ticket: 'checked_in',
  checkedInAt: '2026-11-20T11:00:00.000Z',
  waiver: 'not_asked',
  signedWaiverId: null,
  missingAnswers: null,
};
const theo: Attendee = { ...maya, id: 2, name: 'Théo Lindqvist', isChild: true, ticket: 'valid', checkedInAt: null };

type Opened = FakeAnswers & { readonly at?: string; readonly waiversMissing?: number | null };

function open(attendees: readonly Attendee[], { at = '', waiversMissing = null, ...answers }: Opened = {}) {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('organizer')) },
    listAttendees: ({ query }) => {
      const q = (query.get('q') ?? '').toLowerCase();
      const found = attendees.filter(({ name }) => name.toLowerCase().includes(q));
      const offset = Number(query.get('offset'));
      const counts = { matching: found.length, all: attendees.length, checkedIn: 1, waiversMissing };
      return { body: { event, attendees: found.slice(offset, offset + 50), ...counts } };
    },
    ...answers,
  });
  const path = '/organizer/events/:id/attendees';
  renderAt(<AttendeesPage />, { path, at: `/organizer/events/7/attendees${at}` });
  return () => seen.filter(({ name }) => name === 'listAttendees').map(({ query }) => query.toString());
}

test('everyone is listed with age group, booking, ticket and check-in', async () => {
  open([maya, theo]);
  expect(await screen.findByRole('heading', { name: '2 people, 1 checked in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dawn Traverse' })).toHaveAttribute('href', '/events/7');
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toMatch(/^Maya LindqvistAdultASC-7K2MQASC-7K2MQ-01Checked in/);
  expect(rows[2]).toBe('Théo LindqvistChildASC-7K2MQASC-7K2MQ-01Not checked inMessage');
});

test('a waiver’s state, its filter and the file of who has signed are there only if there’s a waiver', async () => {
  open(
    [
      { ...maya, waiver: 'signed', signedWaiverId: 5 },
      { ...theo, waiver: 'missing' },
    ],
    { waiversMissing: 1 },
  );
  expect(await screen.findByRole('link', { name: 'PDF of the waiver for Maya Lindqvist' })).toHaveAttribute(
    'href',
    '/organizer/events/7/waivers/5.pdf',
  );
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows[2]).toContain('Not signed');
  await userEvent.selectOptions(screen.getByLabelText('Waiver'), 'Waiver: not signed (1)');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/organizer/events/7/attendees.csv?waiver=missing',
    ),
  );
});

test('the search is in the address, and the file holds what was searched for', async () => {
  const calls = open([maya, theo]);
  await enterText(await screen.findByRole('searchbox', { name: 'Search attendees' }), 'maya');
  await waitFor(() => expect(calls().at(-1)).toBe(`q=maya&limit=${attendeesPageSize}&offset=0`));
  await waitFor(() => expect(screen.queryByText('Théo Lindqvist')).toBeNull());
  await userEvent.selectOptions(screen.getByLabelText('Check-in'), 'Checked in');
  await waitFor(() => expect(calls().at(-1)).toBe(`q=maya&ticket=checked_in&limit=${attendeesPageSize}&offset=0`));
  const file = screen.getByRole('link', { name: 'Export CSV' });
  expect(file).toHaveAttribute('href', '/organizer/events/7/attendees.csv?q=maya&ticket=checked_in');
});

test('the second page of many starts at the fifty-first', async () => {
  const crowd = Array.from({ length: 61 }, (_, index) => ({ ...maya, id: index + 1, name: `Guest ${index + 1}` }));
  open(crowd, { at: '?page=2' });
  expect(await screen.findByText('51 to 61 of 61')).toBeVisible();
  expect(screen.getByText('Guest 51')).toBeVisible();
});

test('an event without attendees, and a search that finds no one, say so', async () => {
  open([]);
  expect(await screen.findByText('People who book will appear here.')).toBeVisible();
  cleanup();
  open([maya], { at: '?q=zzz' });
  expect(await screen.findByText('No one found')).toBeVisible();
});

test('a list that couldn’t be loaded is loaded again on request, and someone else’s event isn’t found', async () => {
  let isDown = true;
  const down = refusal(503, 'busy', 'Busy.');
  const counts = { matching: 1, all: 1, checkedIn: 1 };
  open([], { listAttendees: () => (isDown ? down : { body: { event, attendees: [maya], ...counts } }) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Maya Lindqvist')).toBeVisible();
  cleanup();
  open([], { listAttendees: refusal(404, 'not_found', 'Not found.') });
  expect(await screen.findByRole('heading', { name: 'Event not found' })).toBeVisible();
});

test('a message about one attendee goes to who booked; what’s missing is said, and a refusal keeps what was typed', async () => {
  let isRefused = true;
  const seen: unknown[] = [];
  open([maya, theo], {
    messageAttendee: ({ body }) => {
      seen.push(body);
      return isRefused ? refusal(429, 'rate_limited', 'Too many attempts.') : { status: 202, body: { sentTo: 'Maya' } };
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Message about Théo Lindqvist' }));
  const send = await screen.findByRole('button', { name: 'Send message' });
  await user.click(send);
  expect(await screen.findByText('Please enter a subject')).toBeVisible();
  expect(seen).toEqual([]);
  await enterText(screen.getByLabelText('Subject'), 'Boots');
  await enterText(screen.getByLabelText('Message'), 'Which size?');
  await user.click(send);
  expect(await screen.findByText('Too many attempts.')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('Which size?');
  isRefused = false;
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen.at(-1)).toEqual({ subject: 'Boots', text: 'Which size?' });
});
