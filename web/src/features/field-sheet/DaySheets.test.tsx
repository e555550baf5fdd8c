import type { FieldSheet as Sheet } from '@ascendant/contract/field-sheet';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { buildUser } from '../../test/build-user';
import { fakeApi, type FakeAnswers, refusal } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { DaySheets } from './DaySheets';

const dateOf = (id: number, title: string, startTime: string) => ({
  id,
  title,
  location: 'Banff, Alberta',
  timezone: 'America/Edmonton',
  startDate: '2099-07-02',
  startTime,
  endDate: '2099-07-02',
  endTime: '16:00',
});
const dates = [dateOf(7, 'Dawn Traverse', '06:00'), dateOf(8, 'Moon Walk', '22:00')].map((date) => ({
  ...date,
  seriesId: date.id,
}));
const sheetOf = (date: ReturnType<typeof dateOf>): Sheet => ({
  event: { ...date, meetingPoint: '', endsAt: '2099-07-02T22:00:00.000Z' },
  questions: [],
  parties: [
    {
      reference: `ASC-7K2M${date.id}`,
      phone: null,
      answers: [],
      missing: [],
      people: [
        {
          name: `Guest of ${date.title}`,
          age: 41,
          isChild: false,
          ticket: 'valid',
          waiver: 'signed',
          answers: [],
          missing: [],
        },
      ],
    },
  ],
  showsPhones: true,
  readAt: '2099-07-01T12:00:00.000Z',
});

function open(answers: FakeAnswers = {}, on = dates) {
  const unread = [...on];
  const seen = fakeApi({
    currentUser: { body: buildUser() },
    listWorkDates: { body: { dates: on, hasMore: false, gate: null, serverTime: '2099-07-01T12:00:00.000Z' } },
    getFieldSheet: () => ({ body: sheetOf(unread.shift()!) }),
    ...answers,
  });
  renderAt(<DaySheets day="2099-07-02" />);
  return seen;
}

test('a day’s field sheets are one document, by the time they start, and are printed at once', async () => {
  const seen = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Field sheets, Thursday, July 2, 2099' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Dawn Traverse',
    'Moon Walk',
  ]);
  expect(screen.getByText('2 dates · 2 people')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Who’s coming: Moon Walk' })).toHaveTextContent('Guest of Moon Walk');
  const asked = seen.find(({ name }) => name === 'listWorkDates');
  expect(asked?.query.get('day')).toBe('2099-07-02');
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await userEvent.click(screen.getByRole('button', { name: 'Print all 2' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a sheet that can’t be loaded says so in its place, and the others are there', async () => {
  const replies = [{ body: sheetOf(dates[0]!) }, refusal(404, 'not_found', 'x')];
  open({ getFieldSheet: () => replies.shift()! });
  expect(await screen.findByText(/^We couldn’t load this field sheet/)).toBeVisible();
  expect(screen.getByText('Guest of Dawn Traverse')).toBeVisible();
});

test('a day without dates says so', async () => {
  open({}, []);
  expect(await screen.findByText('No dates on this day')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
