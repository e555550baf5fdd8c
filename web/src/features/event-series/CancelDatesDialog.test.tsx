import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { buildEventForm } from '../../test/build-event-form';
import { enterText } from '../../test/enter-text';
import { type FakeAnswers, fakeApi, refusal } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { CancelDatesDialog } from './CancelDatesDialog';
import { MoveDateDialog } from './MoveDateDialog';

const date = (id: number, startDate: string, refundable: string, seatsTaken: number) => ({
  id,
  startDate,
  startTime: '09:00',
  seatsTaken,
  totalBookings: seatsTaken,
  refundable,
  holds: 0,
});
const dates = [date(1, '2027-06-01', '84.50', 1), date(2, '2027-06-08', '120.05', 2), date(3, '2027-06-15', '0.00', 0)];

function open(answers: FakeAnswers = {}, hasSchedule = true) {
  const seen = fakeApi({
    listCancellableDates: { body: { dates, hasSchedule } },
    cancelDates: { body: { cancelled: 2 } },
    ...answers,
  });
  const onClose = vi.fn();
  renderAt(<CancelDatesDialog event={{ id: 1, title: 'Dawn walk' }} onClose={onClose} />, { path: '/' });
  return { seen, onClose };
}

/** The dialog with its dates. */
async function loaded() {
  await screen.findByRole('button', { name: 'Choose all' });
  return within(screen.getByRole('dialog', { name: 'Cancel dates' }));
}

test('says how many people and the exact sum before it cancels, and the reason is typed once', async () => {
  const { seen, onClose } = open();
  const dialog = await loaded();
  const button = await dialog.findByRole('button', { name: 'Cancel dates' });
  expect(button).toBeDisabled();
  await userEvent.click(dialog.getByLabelText(/June? 1\b.*1 person/));
  await userEvent.click(dialog.getByLabelText(/June? 8\b.*2 people/));
  expect(dialog.getByText('3 people have seats.')).toBeVisible();
  expect(dialog.getByText(/3 bookings will be cancelled and \$204\.55 will be refunded/)).toBeVisible();
  await enterText(dialog.getByLabelText('Reason (optional)'), 'A storm');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel 2 dates' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(seen.find(({ name }) => name === 'cancelDates')?.body).toEqual({
    dates: [1, 2],
    reason: 'A storm',
    endSchedule: false,
    seen: { totalBookings: 3, refundable: '204.55' },
  });
});

test('chooses all between two days, or all, and then offers to end the schedule', async () => {
  open();
  const dialog = await loaded();
  await enterText(await dialog.findByLabelText('From'), '2027-06-05');
  await enterText(dialog.getByLabelText('To'), '2027-06-30');
  expect(dialog.getByRole('button', { name: 'Cancel 2 dates' })).toBeEnabled();
  expect(dialog.queryByLabelText(/End the schedule/)).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Choose all' }));
  expect(dialog.getByLabelText(/End the schedule/)).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Choose none' }));
  expect(dialog.getByRole('button', { name: 'Cancel dates' })).toBeDisabled();
});

test('what was chosen and typed stays when it’s refused', async () => {
  const message = 'The bookings of these dates have changed. Look at the new sums, then cancel again.';
  open({ cancelDates: refusal(409, 'dates_changed', message) });
  const dialog = await loaded();
  await userEvent.click(await dialog.findByLabelText(/June? 1\b/));
  await enterText(dialog.getByLabelText('Reason (optional)'), 'A storm');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel 1 date' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText(/June? 1\b/)).toBeChecked();
  expect(dialog.getByLabelText('Reason (optional)')).toHaveValue('A storm');
});

const event = buildEventForm({
  startDate: '2099-07-02',
  endDate: '2099-07-02',
  startTime: '09:00',
  endTime: '17:00',
  seatsTaken: 12,
});

async function openMove(answers: FakeAnswers = {}) {
  const moved = { startDate: '2099-07-03', startTime: '10:00', endDate: '2099-07-03', endTime: '18:00' };
  const reply = { eventId: event.id, ...moved, told: 12, answerBy: null };
  const seen = fakeApi({ moveDate: { body: reply }, ...answers });
  const onClose = vi.fn();
  renderAt(<MoveDateDialog event={event} onClose={onClose} />, { path: '/' });
  return { seen, onClose, dialog: within(await screen.findByRole('dialog', { name: 'Move this date' })) };
}

const choose = (dialog: Awaited<ReturnType<typeof openMove>>['dialog'], day: string, time: string) => {
  fireEvent.change(dialog.getByLabelText('New day'), { target: { value: day } });
  fireEvent.change(dialog.getByLabelText('New start time'), { target: { value: time } });
};

test('says when it will be, who’s told and what they can choose, and sends when it was with when it will be', async () => {
  const { seen, onClose, dialog } = await openMove();
  choose(dialog, '2099-07-03', '10:00');
  expect(dialog.getByText(/^New: .*July? 3.*10:00 a\.m\. to 6:00 p\.m\./)).toBeVisible();
  expect(dialog.getByText(/^12 people keep their seats and tickets.*get all their money back/)).toBeVisible();
  expect(dialog.getByText(/^Anyone who doesn’t answer keeps their seat\./)).toBeVisible();
  expect(dialog.getByLabelText('Ask for an answer by (optional)')).toHaveAttribute('max', '2099-07-02');
  await userEvent.click(dialog.getByRole('button', { name: 'Move and tell 12 people' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(seen.find(({ name }) => name === 'moveDate')?.body).toEqual({
    from: { startDate: '2099-07-02', startTime: '09:00' },
    startDate: '2099-07-03',
    startTime: '10:00',
  });
});

test('asks for an answer by the chosen day, while there’s a day before the new date', async () => {
  const { seen, onClose, dialog } = await openMove();
  choose(dialog, '2099-07-05', '10:00');
  await enterText(dialog.getByLabelText('Ask for an answer by (optional)'), '2099-07-03');
  await userEvent.click(dialog.getByRole('button', { name: 'Move and tell 12 people' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(seen.find(({ name }) => name === 'moveDate')?.body).toMatchObject({ answerDay: '2099-07-03' });
  choose(dialog, '2099-03-02', '18:00');
  expect(dialog.queryByLabelText('Ask for an answer by (optional)')).toBeNull();
});

test('a move within an hour asks no one', async () => {
  const { dialog } = await openMove();
  choose(dialog, '2099-07-02', '10:00');
  expect(dialog.getByText(/^12 people keep their seats and tickets, and get an email\.$/)).toBeVisible();
  expect(dialog.queryByText(/^Anyone who doesn’t answer/)).toBeNull();
});

test('a refusal is shown at its field, and what was typed stays', async () => {
  const message = 'Please choose a time that hasn’t passed.';
  const { onClose, dialog } = await openMove({
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
  const { dialog } = await openMove({ moveDate: refusal(409, 'date_moved', message) });
  choose(dialog, '2099-07-03', '10:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Move and tell 12 people' }));
  expect(await dialog.findByText(message)).toBeVisible();
});
