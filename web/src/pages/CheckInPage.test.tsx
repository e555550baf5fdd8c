import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roleFields } from '@ascendant/domain/person/roles';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, type FakeAnswers, type FakeReply, type SeenCall } from '../test/fake-api';
import { buildTicket, fakeGateServer, type FakeGateServer } from '../test/fake-gate';
import { buildUser } from '../test/build-user';
import { renderAt } from '../test/render-at';
import { CheckInPage } from './CheckInPage';

const maya = buildTicket();
const theo = buildTicket({ id: 2, attendeeName: 'Théo Lindqvist', isChild: true, gateCode: 'THE00002', textHash: 'x' });
const organizer = buildUser({ id: 3, ...roleFields('organizer') });

beforeEach(() => vi.stubGlobal('performance', Object.assign(performance, { getEntriesByType: () => [] })));

/** The two calls of the gate, answered as the server does. */
function gateAnswers(server: FakeGateServer): FakeAnswers {
  const body = async (read: () => Promise<unknown>): Promise<FakeReply> => ({ body: await read() });
  return {
    currentUser: { body: organizer },
    listEventTickets: () => body(server.readList),
    checkIn: ({ body: sent }: SeenCall) =>
      body(async () => ({ results: await server.send((sent as { scans: Parameters<typeof server.send>[0] }).scans) })),
  };
}

async function atTheGate(server = fakeGateServer([maya, theo])) {
  fakeApi(gateAnswers(server));
  renderAt(<CheckInPage />, { path: '/organizer/check-in/:id', at: '/organizer/check-in/7' });
  await screen.findByRole('heading', { level: 1, name: 'Check-in' });
  return server;
}

const result = () => screen.getByRole('alert', { name: 'Last scan' });

async function typeCode(text: string) {
  await userEvent.type(screen.getByLabelText('Code on the ticket'), `${text}{Enter}`);
}

test('the gate says which event it is of, and how many have come', async () => {
  await atTheGate(fakeGateServer([maya, theo, { ...maya, id: 3, state: 'void' }]));
  expect(screen.getByText('Dawn Traverse')).toBeVisible();
  expect(screen.getByText(/^2–4 Jul 2027, 04:45 · Banff, Alberta$/)).toBeVisible();
  expect(document.querySelector('.gate-count')).toHaveTextContent('0 of 2 in');
  expect(screen.getByText(/^Up to date at/)).toBeVisible();
  expect(result()).toHaveTextContent('Ready');
});

test('a typed code admits, and says so in words with name and kind', async () => {
  await atTheGate();
  await typeCode('the0-0002');
  await waitFor(() => expect(result()).toHaveTextContent('Admitted'));
  expect(result()).toHaveTextContent('Théo LindqvistChild');
  expect(document.querySelector('.gate-count')).toHaveTextContent('1 of 2 in');
  expect(screen.getByLabelText('Code on the ticket')).toHaveValue('');
  expect(screen.getByLabelText('Code on the ticket')).toHaveFocus();
});

test('a second scan says since when they are in, in the time of the event', async () => {
  await atTheGate(fakeGateServer([{ ...maya, state: 'checked_in', checkedInAt: '2027-07-02T09:41:00.000Z' }]));
  await typeCode(maya.gateCode);
  // 09:41 in UTC is 03:41 in Edmonton.
  await waitFor(() => expect(result()).toHaveTextContent('Already in since Fri 2 Jul, 03:41'));
});

test('a void ticket and a code that is none are told apart', async () => {
  await atTheGate(fakeGateServer([{ ...maya, state: 'void' }]));
  await typeCode(maya.gateCode);
  await waitFor(() => expect(result()).toHaveTextContent('Void'));
  await typeCode('ZZZZZZZZ');
  await waitFor(() => expect(result()).toHaveTextContent('No ticket'));
});

test('what cannot be a code is said at the field, and stays to be mended', async () => {
  await atTheGate();
  await typeCode('hello');
  expect(await screen.findByText('A code has eight letters and digits, such as 7K2M-9XQ4.')).toBeVisible();
  expect(screen.getByLabelText('Code on the ticket')).toHaveValue('hello');
});

test('somebody is found by name and ticked', async () => {
  await atTheGate();
  await userEvent.type(screen.getByLabelText('Find a name'), 'theo');
  expect(screen.queryByRole('button', { name: 'Check in Maya Lindqvist' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Check in Théo Lindqvist' }));
  const row = screen.getByRole('listitem');
  await waitFor(() => expect(within(row).getByText(/^In since/)).toBeVisible());
  await userEvent.type(screen.getByLabelText('Find a name'), 'x');
  expect(screen.getByText('Nobody on the list is called that.')).toBeVisible();
});

test('an event without tickets says that nobody has one', async () => {
  await atTheGate(fakeGateServer([]));
  expect(screen.getByText('Nobody has a ticket yet.')).toBeVisible();
});

test('without network the screen says so, what decides, and how many scans wait', async () => {
  const server = await atTheGate();
  server.network = 'gone';
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText(/No network\. The list of .* decides\./)).toBeVisible();
  await typeCode(maya.gateCode);
  await waitFor(() => expect(result()).toHaveTextContent('By the list of this device, without network.'));
  expect(screen.getByText(/1 scan waits to be sent\./)).toBeVisible();
  server.network = 'there';
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/^Up to date at .*\d\.$/)).toBeVisible();
});

test('a double scan that turned out afterwards is shown until somebody took note', async () => {
  const server = await atTheGate();
  server.network = 'gone';
  window.dispatchEvent(new Event('offline'));
  await typeCode(maya.gateCode);
  await waitFor(() => expect(result()).toHaveTextContent('Admitted'));
  server.tickets = [{ ...maya, state: 'checked_in', checkedInAt: '2027-07-02T09:41:00.000Z' }];
  server.network = 'there';
  window.dispatchEvent(new Event('online'));
  const settled = await screen.findByText(
    /^Maya Lindqvist came in here at .* without network, but was in already since/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Noted: Maya Lindqvist' }));
  expect(settled).not.toBeInTheDocument();
});

test('an event of somebody else has no gate', async () => {
  fakeApi({ currentUser: { body: organizer } });
  renderAt(<CheckInPage />, { path: '/organizer/check-in/:id', at: '/organizer/check-in/7' });
  expect(await screen.findByRole('heading', { level: 1, name: 'This is not an event of yours' })).toBeVisible();
});

test('a first list that cannot be read can be asked for again', async () => {
  const server = fakeGateServer([maya]);
  server.network = 'gone';
  fakeApi(gateAnswers(server));
  renderAt(<CheckInPage />, { path: '/organizer/check-in/:id', at: '/organizer/check-in/7' });
  expect(await screen.findByRole('heading', { level: 1, name: 'The list could not be read' })).toBeVisible();
  server.network = 'there';
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Check-in' })).toBeVisible();
});

test.each([
  ['a traveller goes home', buildUser(), 'at /'],
  ['a visitor signs in and comes back', null, 'at /auth?redirect=%2Forganizer%2Fcheck-in%2F7'],
])('%s', async (_, user, where) => {
  fakeApi(user === null ? {} : { currentUser: { body: user } });
  renderAt(<CheckInPage />, { path: '/organizer/check-in/:id', at: '/organizer/check-in/7' });
  expect(await screen.findByText(where)).toBeVisible();
});

test.each(['0', 'x', '7e1', '99999999999'])('%s is the number of no event', async (id) => {
  fakeApi({ currentUser: { body: organizer } });
  renderAt(<CheckInPage />, { path: '/organizer/check-in/:id', at: `/organizer/check-in/${id}` });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Check-in');
});
