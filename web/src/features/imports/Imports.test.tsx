import type { ImportPreview, ImportRecord } from '@ascendant/contract/import';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { DryRun } from './DryRun';
import { ImportScreen } from './ImportScreen';

const event = { id: 7, title: 'Dawn Traverse', startDate: '2027-07-12', startTime: '06:00', seatsLeft: 12 };
const preview: ImportPreview = {
  source: 'pretix',
  headings: ['Order code', 'Attendee name'],
  columns: { order: 'Order code', name: 'Attendee name' },
  dayOrder: 'month_first',
  mustChooseOrder: false,
  summary: '1 date, 2 bookings for 3 people. 2 rows can’t be imported.',
  totals: { dates: 1, bookings: 2, people: 3, refused: 2 },
  dates: [
    { date: 'Dawn Traverse 07/12/2027', state: 'ready', event, bookings: 2, people: 3, refusal: null },
    {
      date: 'Night Walk 07/12/2027',
      state: 'unmatched',
      event: null,
      bookings: 0,
      people: 1,
      refusal: 'None matches.',
    },
  ],
  refused: [
    { line: 4, reason: 'It has no name.' },
    { line: 5, reason: 'None matches.' },
  ],
  refusedCsv: 'Order code,Attendee name',
  before: null,
  choices: [event],
};

function open(change: Partial<ImportPreview> = {}, chosen = {}) {
  const onChoose = vi.fn();
  renderAt(
    <DryRun preview={{ ...preview, ...change }} choice={{ dates: new Map(), ...chosen }} onChoose={onChoose} />,
    {},
  );
  return onChoose;
}

test('a dry run says what would be imported, which date each is, and each refused row once', async () => {
  const onChoose = open();
  expect(screen.getByText(preview.summary)).toBeVisible();
  expect(screen.getByLabelText('Dawn Traverse 07/12/2027')).toHaveValue('7');
  expect(screen.getByText('2 bookings for 3 people')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Line 4: It has no name.']);
  await userEvent.selectOptions(screen.getByLabelText('Night Walk 07/12/2027'), 'Leave it out');
  expect(onChoose).toHaveBeenLastCalledWith({ dates: new Map([['Night Walk 07/12/2027', null]]) });
});

test('a column that’s chosen replaces what was recognized, and none takes it away', async () => {
  const onChoose = open();
  await userEvent.click(screen.getByText('Which column is what'));
  await userEvent.selectOptions(screen.getByLabelText('Full name'), 'Order code');
  expect(onChoose.mock.lastCall?.[0]).toMatchObject({ columns: { order: 'Order code', name: 'Order code' } });
  await userEvent.selectOptions(screen.getByLabelText('Number of the booking'), 'Not in this file');
  expect(onChoose.mock.lastCall?.[0]).toMatchObject({ columns: { name: 'Attendee name' } });
});

test('days that can be read in both orders are asked about before anything else is said of them', async () => {
  const onChoose = open({ mustChooseOrder: true });
  expect(screen.queryByText(preview.summary)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Day first: 07/12 is December 7' }));
  expect(onChoose).toHaveBeenLastCalledWith({ dayOrder: 'day_first', dates: new Map() });
});

test('an import says what it made and why the rest wasn’t, and is undone after a confirmation', async () => {
  const record: ImportRecord = {
    id: 3,
    source: 'eventbrite',
    state: 'done',
    createdAt: '2026-11-26T10:00:00.000Z',
    undoneAt: null,
    sendsTickets: false,
    dates: 1,
    bookings: 2,
    people: 3,
    waiting: 0,
    refused: 1,
    canUndo: true,
    problems: [{ booking: null, text: 'Dawn Traverse, July 12: 14 people, 12 seats.' }],
  };
  const seen = fakeApi({ listImports: { body: [record] }, undoImport: { body: { ...record, state: 'undoing' } } });
  renderAt(<ImportScreen />, {});
  expect(await screen.findByText('1 date, 2 bookings for 3 people')).toBeVisible();
  expect(screen.getByText('Dawn Traverse, July 12: 14 people, 12 seats.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Undo: Eventbrite/ }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Undo it' }));
  expect(seen.filter(({ name }) => name === 'undoImport')).toHaveLength(1);
});
