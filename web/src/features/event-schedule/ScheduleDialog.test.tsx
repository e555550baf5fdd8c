import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type FakeAnswers, fakeApi, refusal } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { newSchedule, scheduleForm, scheduleValues } from './schedule-values';
import { ScheduleDialog } from './ScheduleDialog';

const event = { id: 7, status: 'draft' as const, startDate: '2099-06-09', startTime: '09:00' };
const regular = { id: 3, tierType: 'regular', adultPrice: '100.00', childPrice: '60.00', validUntil: null };
const preview = {
  text: 'Every Tuesday at 9:00 a.m. until June 8, 2100',
  dates: 53,
  next: [{ startDate: '2099-06-09', startTime: '09:00' }],
  outside: 0,
  notes: [],
};

function open(answers: FakeAnswers = {}) {
  const seen = fakeApi({
    getSchedule: { body: { schedule: null, firstDay: event.startDate, firstTiers: [regular] } },
    previewSchedule: { body: preview },
    setSchedule: ({ body }) => ({ body: { schedule: body, firstDay: event.startDate, firstTiers: [regular] } }),
    ...answers,
  });
  renderAt(<ScheduleDialog event={event} onClose={() => undefined} />);
  return seen;
}

test('it starts as every week for a year, says in words what that makes, and is saved with a second time in two presses', async () => {
  const seen = open();
  const said = within(await screen.findByRole('region', { name: 'Preview of the schedule' }));
  expect(await said.findByText('Every Tuesday at 9:00 a.m. until June 8, 2100')).toBeVisible();
  expect(said.getByText(/^53 dates\./)).toBeVisible();
  expect(said.getByText('Tue, Jun 9, 2099 at 9:00 a.m.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a start time' }));
  expect(screen.getByLabelText('Start time 2')).toHaveValue('14:00');
  await userEvent.click(screen.getByRole('button', { name: 'Save schedule' }));
  expect(await screen.findByText('Schedule saved')).toBeVisible();
  expect(seen.find(({ name }) => name === 'setSchedule')?.body).toMatchObject({
    rule: 'FREQ=WEEKLY;BYDAY=TU',
    times: ['09:00', '14:00'],
    until: '2100-06-08',
  });
});

test('what’s wrong is said at its field while it’s typed, and nothing that was typed is lost', async () => {
  const fields = { 'times.1': 'This start time is already listed' };
  const refused = refusal(400, 'invalid_input', '', { fields });
  open({
    previewSchedule: ({ body }) => ((body as { times: unknown[] }).times.length > 1 ? refused : { body: preview }),
    setSchedule: refused,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a start time' }));
  expect(await screen.findByText('This start time is already listed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save schedule' }));
  expect(screen.getByLabelText('Start time 2')).toHaveValue('14:00');
  expect(screen.getByLabelText('Start time 2')).toBeInvalid();
});

test('a week has its weekdays, the first date’s own to begin with', async () => {
  const seen = open();
  expect(await screen.findByLabelText('Repeats')).toHaveDisplayValue('Weekly');
  expect(screen.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  await expect
    .poll(() => seen.findLast(({ name }) => name === 'previewSchedule')?.body)
    .toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=TU,SA' });
});

test('weekends cost 20% more in one press, with what that comes to, and the first date keeps its price', async () => {
  const seen = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a price change' }));
  const change = within(screen.getByRole('group', { name: 'Price change 1' }));
  expect(change.getByText('Regular $120.00, child $72.00')).toBeVisible();
  expect(screen.queryByText(/keeps its own price/)).toBeNull();
  await userEvent.click(change.getByRole('checkbox', { name: 'Tuesday' }));
  expect(screen.getByText('The first date, Tue, Jun 9, 2099, keeps its own price.')).toBeVisible();
  await userEvent.selectOptions(change.getByLabelText('More or less'), '$ less');
  expect(change.getByText('Regular $80.00, child $40.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save schedule' }));
  expect(await screen.findByText('Schedule saved')).toBeVisible();
  expect(seen.find(({ name }) => name === 'setSchedule')?.body).toMatchObject({
    prices: [{ weekdays: ['SU', 'TU', 'SA'], from: null, until: null, kind: 'amount_less', value: '20' }],
  });
});

const first = { startDate: '2027-06-08', startTime: '09:00' };

test('a new schedule is every week for a year, on the event’s own weekday and at its own time', () => {
  expect(scheduleForm(newSchedule(first), first)).toEqual({
    rule: 'FREQ=WEEKLY;BYDAY=TU',
    times: ['09:00'],
    until: '2028-06-06',
    added: [],
    excluded: [],
    cutOffHours: 0,
    windowWeeks: 52,
    prices: [],
  });
});

test.each([
  ['day', 'FREQ=DAILY;INTERVAL=2'],
  ['week', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
  ['month-day', 'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=8'],
  ['month-weekday', 'FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU'],
] as const)('%s is sent as %s, and comes back the same', (repeats, rule) => {
  const form = scheduleForm({ ...newSchedule(first), repeats, interval: '2', until: '' }, first);
  expect(form).toMatchObject({ rule, until: null });
  expect(scheduleForm(scheduleValues(form, first), first)).toEqual(form);
});
