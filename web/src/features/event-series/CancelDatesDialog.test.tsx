import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { enterText } from '../../test/enter-text';
import { fakeApi, type FakeAnswers, refusal } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { CancelDatesDialog } from './CancelDatesDialog';

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
