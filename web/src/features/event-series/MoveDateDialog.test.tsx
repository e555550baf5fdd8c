import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { buildEventForm } from '../../test/build-event-form';
import { fakeApi, type FakeAnswers, refusal } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { MoveDateDialog } from './MoveDateDialog';

const event = buildEventForm({
  startDate: '2099-07-02',
  endDate: '2099-07-02',
  startTime: '09:00',
  endTime: '17:00',
  seatsTaken: 12,
});

async function open(answers: FakeAnswers = {}) {
  const moved = { startDate: '2099-07-03', startTime: '10:00', endDate: '2099-07-03', endTime: '18:00' };
  const reply = { eventId: event.id, ...moved, told: 12, answerBy: null };
  const seen = fakeApi({ moveDate: { body: reply }, ...answers });
  const onClose = vi.fn();
  renderAt(<MoveDateDialog event={event} onClose={onClose} />, { path: '/' });
  return { seen, onClose, dialog: within(await screen.findByRole('dialog', { name: 'Move this date' })) };
}

const choose = (dialog: Awaited<ReturnType<typeof open>>['dialog'], day: string, time: string) => {
  fireEvent.change(dialog.getByLabelText('New day'), { target: { value: day } });
  fireEvent.change(dialog.getByLabelText('New start time'), { target: { value: time } });
};

test('says when it will be, who’s told and what they can choose, and sends when it was with when it will be', async () => {
  const { seen, onClose, dialog } = await open();
  choose(dialog, '2099-07-03', '10:00');
  expect(dialog.getByText(/^New: .*July? 3.*10:00 a\.m\. to 6:00 p\.m\./)).toBeVisible();
  expect(dialog.getByText(/^12 people keep their seats and tickets.*get all their money back/)).toBeVisible();
  expect(dialog.getByText(/48 hours to answer, at most until 12 hours before/)).toBeVisible();
  expect(dialog.getByText(/^With at least 18 hours to answer.*a reminder 12 hours before the end/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Move and tell 12 people' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(seen.find(({ name }) => name === 'moveDate')?.body).toEqual({
    from: { startDate: '2099-07-02', startTime: '09:00' },
    startDate: '2099-07-03',
    startTime: '10:00',
  });
});

test('a move within an hour asks no one', async () => {
  const { dialog } = await open();
  choose(dialog, '2099-07-02', '10:00');
  expect(dialog.getByText(/^12 people keep their seats and tickets, and get an email\.$/)).toBeVisible();
  expect(dialog.queryByText(/48 hours/)).toBeNull();
});

test('a refusal is shown at its field, and what was typed stays', async () => {
  const message = 'Please choose a time that hasn’t passed.';
  const { onClose, dialog } = await open({
    moveDate: refusal(400, 'invalid_input', message, { fields: { startDate: message } }),
  });
  choose(dialog, '2099-07-03', '10:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Move and tell 12 people' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText('New day')).toHaveValue('2099-07-03');
  expect(onClose).not.toHaveBeenCalled();
});

test('when someone else has moved it meanwhile, the dialog says to when', async () => {
  const message = 'This date has been moved meanwhile. It’s now on Sunday, July 5, 2099, 6:00 a.m.';
  const { dialog } = await open({ moveDate: refusal(409, 'date_moved', message) });
  choose(dialog, '2099-07-03', '10:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Move and tell 12 people' }));
  expect(await dialog.findByText(message)).toBeVisible();
});
