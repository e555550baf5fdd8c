import { roleFields } from '@ascendant/domain/person/roles';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { RunsFromForm } from '../data/runs-from';
import { RunsFromDialog } from '../features/runs-from/RunsFromDialog';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';

const form: RunsFromForm = {
  runsFrom: 6,
  decideDaysBefore: 7,
  decidedOn: '2027-07-01',
  booked: 4,
  capacity: 12,
  isDecided: false,
  canDecide: true,
  otherDates: 3,
};

function open(changes: Partial<RunsFromForm> = {}, answers: FakeAnswers = {}) {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('organizer')) },
    getRunsFrom: { body: { ...form, ...changes } },
    setRunsFrom: { body: { ...form, changed: 2, kept: 1 } },
    letRun: { body: { ...form, isDecided: true, canDecide: false } },
    ...answers,
  });
  renderAt(<RunsFromDialog event={{ id: 7, title: 'Dawn walk' }} onClose={() => undefined} />, { at: '/' });
  return seen;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('it says where the date is now, and can be decided at once', async () => {
  const seen = open();
  expect(await screen.findByText('Runs from 6 people. 4 have booked. Decided on July 1, 2027.')).toBeVisible();
  await press('Let it take place now');
  expect(await screen.findByText('This date takes place')).toBeVisible();
  expect(seen.some(({ name }) => name === 'letRun')).toBe(true);
});

test('number and day are saved for all dates to come, and it says how many have changed', async () => {
  const seen = open();
  await userEvent.clear(await screen.findByLabelText('People it needs'));
  await userEvent.type(screen.getByLabelText('People it needs'), '5');
  await press('Save');
  expect(
    await screen.findByText(
      '2 other dates have changed, too. 1 stays as it was: people have booked it, or it’s too near.',
    ),
  ).toBeVisible();
  expect(seen.find(({ name }) => name === 'setRunsFrom')?.body).toEqual({
    runsFrom: 5,
    decideDaysBefore: 7,
    dates: 'all',
  });
});

test('a refusal is at its field, and what was typed stays', async () => {
  const message = 'This date has only 12 seats';
  open(
    { runsFrom: null, decideDaysBefore: null, decidedOn: null, canDecide: false, otherDates: 0 },
    {
      setRunsFrom: refusal(400, 'invalid_input', message, { fields: { runsFrom: message } }),
    },
  );
  await userEvent.click(await screen.findByRole('checkbox'));
  expect(screen.getByLabelText('Days before')).toHaveValue('7');
  await userEvent.clear(screen.getByLabelText('People it needs'));
  await userEvent.type(screen.getByLabelText('People it needs'), '40');
  await press('Save');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('People it needs')).toHaveValue('40');
});

test('once it’s decided, nothing can be changed any more', async () => {
  open({ isDecided: true, canDecide: false });
  expect(await screen.findByText('Runs from 6 people. It’s decided: this date takes place.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Let it take place now' })).toBeNull();
});
