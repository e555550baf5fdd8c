import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, type FakeReply, type SeenCall } from '../test/fake-api';
import { buildTicket, fakeCheckInServer, type FakeCheckInServer } from '../test/fake-check-in-server';
import { renderAt } from '../test/render-at';
import { CheckInPage } from './CheckInPage';

const maya = buildTicket();
const theo = buildTicket({
  id: 2,
  attendeeName: 'Théo Lindqvist',
  isChild: true,
  checkInCode: 'THE00002',
  textHash: 'x',
});
const organizer = buildUser({ id: 3, ...roleFields('organizer') });

beforeEach(() => vi.stubGlobal('performance', Object.assign(performance, { getEntriesByType: () => [] })));

/** The two calls of check-in, answered as the server does. */
function checkInAnswers(server: FakeCheckInServer): FakeAnswers {
  const body = async (read: () => Promise<unknown>): Promise<FakeReply> => ({ body: await read() });
  return {
    currentUser: { body: organizer },
    listEventTickets: () => body(server.readList),
    signAtGate: ({ body: sent }: SeenCall) =>
      body(async () => ({
        results: await server.sendSignatures(
          (sent as { signatures: Parameters<typeof server.sendSignatures>[0] }).signatures,
        ),
      })),
    undoCheckIn: () => body(() => server.undo(maya.id)),
    checkIn: ({ body: sent }: SeenCall) =>
      body(async () => ({ results: await server.send((sent as { scans: Parameters<typeof server.send>[0] }).scans) })),
  };
}

const openAt = (id: number | string) =>
  renderAt(<CheckInPage />, { path: '/organizer/check-in/:id', at: `/organizer/check-in/${id}` });

async function openScreen(server = fakeCheckInServer([maya, theo])) {
  fakeApi(checkInAnswers(server));
  openAt(7);
  await screen.findByRole('heading', { level: 1, name: 'Check-in' });
  return server;
}

const result = () => screen.getByRole('alert', { name: 'Last scan' });

async function typeCode(text: string) {
  await userEvent.type(screen.getByLabelText('Ticket code'), `${text}{Enter}`);
}

test('check-in shows its event and how many have arrived', async () => {
  await openScreen(fakeCheckInServer([maya, theo, { ...maya, id: 3, state: 'void' }]));
  expect(screen.getByText('Dawn Traverse')).toBeVisible();
  expect(screen.getByText(/^Jul 2–4, 2027, 4:45 a\.m\. · Banff, Alberta$/)).toBeVisible();
  expect(screen.getByTestId('came-in')).toHaveTextContent('0 of 2 checked in');
  expect(screen.getByText(/^Up to date as of/)).toBeVisible();
  expect(result()).toHaveTextContent('Ready');
});

test('a typed code admits a guest and shows their name and kind', async () => {
  await openScreen();
  await typeCode('the0-0002');
  await waitFor(() => expect(result()).toHaveTextContent('Admitted'));
  expect(result()).toHaveTextContent('Théo LindqvistChild');
  expect(screen.getByTestId('came-in')).toHaveTextContent('1 of 2 checked in');
  expect(screen.getByLabelText('Ticket code')).toHaveValue('');
  expect(screen.getByLabelText('Ticket code')).toHaveFocus();
});

test("a second scan says when they checked in, in the event's time zone", async () => {
  await openScreen(fakeCheckInServer([{ ...maya, state: 'checked_in', checkedInAt: '2027-07-02T09:41:00.000Z' }]));
  await typeCode(maya.checkInCode);
  // 09:41 in UTC is 03:41 in Edmonton.
  await waitFor(() => expect(result()).toHaveTextContent('Already checked in on Fri, Jul 2 at 3:41 a.m.'));
});

test("a void ticket and a text that isn't a code get different results", async () => {
  await openScreen(fakeCheckInServer([{ ...maya, state: 'void' }]));
  await typeCode(maya.checkInCode);
  await waitFor(() => expect(result()).toHaveTextContent('Void'));
  await typeCode('ZZZZZZZZ');
  await waitFor(() => expect(result()).toHaveTextContent('Not a ticket'));
});

test('an invalid code shows an error at the field and stays there to be corrected', async () => {
  await openScreen();
  await typeCode('hello');
  expect(await screen.findByText('Enter the eight letters and digits on the ticket, like 7K2M-9XQ4.')).toBeVisible();
  expect(screen.getByLabelText('Ticket code')).toHaveValue('hello');
});

test('a guest is found by name and checked in', async () => {
  await openScreen();
  await enterText(screen.getByLabelText('Search by name'), 'theo');
  expect(screen.queryByRole('button', { name: 'Check in Maya Lindqvist' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Check in Théo Lindqvist' }));
  const row = screen.getByRole('listitem');
  await waitFor(() => expect(within(row).getByText(/^Checked in on/)).toBeVisible());
  await userEvent.type(screen.getByLabelText('Search by name'), 'x');
  expect(screen.getByText('No one on the list has that name.')).toBeVisible();
});

test('an event without tickets says so', async () => {
  await openScreen(fakeCheckInServer([]));
  expect(screen.getByText('No tickets yet.')).toBeVisible();
});

test('offline, the screen says so, which list it uses, and how many scans are waiting', async () => {
  const server = await openScreen();
  server.network = 'gone';
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText(/Offline\. Using the list from .*\./)).toBeVisible();
  await typeCode(maya.checkInCode);
  await waitFor(() => expect(result()).toHaveTextContent('You’re offline. Checked against the list on this device.'));
  expect(screen.getByText(/1 scan waiting to sync\./)).toBeVisible();
  server.network = 'there';
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/^Up to date as of .*\d [ap]\.m\.$/)).toBeVisible();
});

describe('a waiver that people haven’t signed', () => {
  const waiver = {
    version: 1,
    title: 'Risks',
    text: 'I know them.',
    textHash: '',
    writtenAt: '2026-11-20T11:00:00.000Z',
  };
  const unsigned = (id: number, attendeeName: string) => buildTicket({ id, attendeeName, waiver: 'missing' });
  const open = async (tickets: Parameters<typeof fakeCheckInServer>[0]) => {
    const server = fakeCheckInServer(tickets);
    server.waiver = waiver;
    return openScreen(server);
  };

  test('is counted above the guest list, without void tickets, and a press shows only those who haven’t', async () => {
    await open([
      unsigned(1, 'Ana'),
      unsigned(2, 'Bea'),
      { ...unsigned(3, 'Cy'), state: 'void' },
      buildTicket({ id: 4 }),
    ]);
    expect(screen.getByText('2 people haven’t signed the waiver.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show only them' }));
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('Ana'),
      expect.stringContaining('Bea'),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show everyone' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  test('signed here offline, is counted no more, and waits to sync as a signature', async () => {
    const server = await open([unsigned(1, 'Ana'), unsigned(2, 'Bea')]);
    server.network = 'gone';
    window.dispatchEvent(new Event('offline'));
    await userEvent.click(screen.getByRole('button', { name: 'Waiver not signed: sign for Ana' }));
    const dialog = screen.getByRole('dialog', { name: 'Waiver for Ana' });
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign' }));
    expect(await screen.findByText('1 person hasn’t signed the waiver.')).toBeVisible();
    expect(await screen.findByText('1 signature waiting to sync.')).toBeVisible();
  });

  test('can be signed in the row of a guest who was checked in without it', async () => {
    await open([unsigned(1, 'Ana'), unsigned(2, 'Bea')]);
    await userEvent.click(screen.getByRole('button', { name: 'Check in Bea' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign the waiver' }));
    expect(screen.getByRole('dialog', { name: 'Waiver for Bea' })).toBeVisible();
  });

  test('isn’t mentioned once everyone has signed', async () => {
    await open([buildTicket({ waiver: 'signed' })]);
    expect(screen.queryByText(/signed the waiver/)).toBeNull();
  });
});

test("a double scan found after syncing is shown until it's dismissed", async () => {
  const server = await openScreen();
  server.network = 'gone';
  window.dispatchEvent(new Event('offline'));
  await typeCode(maya.checkInCode);
  await waitFor(() => expect(result()).toHaveTextContent('Admitted'));
  server.tickets = [{ ...maya, state: 'checked_in', checkedInAt: '2027-07-02T09:41:00.000Z' }];
  server.network = 'there';
  window.dispatchEvent(new Event('online'));
  const settled = await screen.findByText(
    /^Maya Lindqvist was admitted here on .* while offline, but had already checked in on/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Maya Lindqvist' }));
  expect(settled).not.toBeInTheDocument();
});

test("someone else's event can't be checked in", async () => {
  fakeApi({ currentUser: { body: organizer } });
  openAt(7);
  expect(await screen.findByRole('heading', { level: 1, name: 'This isn’t your event' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your events' })).toBeVisible();
});

test("a first list that can't be loaded can be requested again", async () => {
  const server = fakeCheckInServer([maya]);
  server.network = 'gone';
  fakeApi(checkInAnswers(server));
  openAt(7);
  expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t load the guest list' })).toBeVisible();
  server.network = 'there';
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Check-in' })).toBeVisible();
});

test.each([
  ['a traveller goes home', buildUser(), 'at /'],
  ['a visitor signs in and comes back', null, 'at /auth?redirect=%2Forganizer%2Fcheck-in%2F7'],
])('%s', async (_, user, where) => {
  fakeApi(user === null ? {} : { currentUser: { body: user } });
  openAt(7);
  expect(await screen.findByText(where)).toBeVisible();
});

test.each(['0', 'x', '7e1', '99999999999'])("%s isn't an event number", async (id) => {
  fakeApi({ currentUser: { body: organizer } });
  openAt(id);
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Check-in');
});

test('before check-in opens, a guest is admitted after a confirmation, and an admission can be undone', async () => {
  await openScreen(Object.assign(fakeCheckInServer([maya, theo]), { opensAt: '2999-01-01T00:00:00.000Z' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check in Maya Lindqvist' }));
  await waitFor(() => expect(result()).toHaveTextContent('Check-in isn’t open yet'));
  expect(result()).toHaveTextContent('Maya Lindqvist');
  const row = within(screen.getByText('Maya Lindqvist', { selector: 'li *' }).closest('li') as HTMLElement);
  expect(row.getByText('Check-in isn’t open yet.')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Admit anyway' }));
  await waitFor(() => expect(result()).toHaveTextContent('Admitted'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the check-in of Maya Lindqvist' }));
  expect(await screen.findByRole('button', { name: 'Check in Maya Lindqvist' })).toBeVisible();
  expect(result()).toHaveTextContent('Ready');
});
