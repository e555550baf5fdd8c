import type { FieldSheet as Sheet } from '@ascendant/contract/field-sheet';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../../test/build-user';
import { fakeApi, type FakeAnswers, refusal } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { FieldSheet } from './FieldSheet';

const sheet: Sheet = {
  event: {
    id: 7,
    title: 'Dawn Traverse',
    location: 'Banff, Alberta',
    meetingPoint: 'Car park',
    timezone: 'America/Edmonton',
    startDate: '2099-07-02',
    startTime: '06:00',
    endDate: '2099-07-02',
    endTime: '16:00',
    endsAt: '2099-07-02T22:00:00.000Z',
  },
  questions: [
    {
      id: 1,
      scope: 'person',
      kind: 'text',
      text: 'Allergies?',
      options: [],
      isRequired: true,
      fromAge: null,
      isSensitive: true,
    },
    {
      id: 2,
      scope: 'booking',
      kind: 'yes_no',
      text: 'Arriving by bus?',
      options: [],
      isRequired: false,
      fromAge: null,
      isSensitive: false,
    },
  ],
  parties: [
    {
      reference: 'ASC-7K2MQ',
      phone: '+1 403 762 1550',
      answers: [{ questionId: 2, value: 'yes' }],
      missing: [],
      people: [
        {
          name: 'Maya Lindqvist',
          age: 41,
          isChild: false,
          ticket: 'checked_in',
          waiver: 'signed',
          answers: [{ questionId: 1, value: 'Penicillin' }],
          missing: [],
        },
        { name: 'Théo Bergeron', age: 9, isChild: true, ticket: 'valid', waiver: 'missing', answers: [], missing: [1] },
      ],
    },
  ],
  showsPhones: true,
  readAt: '2099-07-01T12:00:00.000Z',
};

function open(answers: FakeAnswers = {}) {
  const seen = fakeApi({ currentUser: { body: buildUser() }, getFieldSheet: { body: sheet }, ...answers });
  renderAt(<FieldSheet eventId={7} />);
  return () => seen.filter(({ name }) => name === 'getFieldSheet').length;
}

test('who comes is listed with ages, the phone of who booked, answers, and what’s missing', async () => {
  open();
  expect(await screen.findByText('2 people · 1 booking · 1 with missing answers · 1 waiver not signed')).toBeVisible();
  expect(screen.getByRole('link', { name: '+1 403 762 1550' })).toHaveAttribute('href', 'tel:+14037621550');
  const [party] = screen.getAllByRole('listitem');
  expect(party).toHaveTextContent('Arriving by bus?Yes');
  expect(party).toHaveTextContent('Maya Lindqvist41Checked inAllergies?Penicillin');
  expect(party).toHaveTextContent('Théo Bergeron9Waiver not signedAllergies?Missing');
});

test('the file has sensitive answers only once that’s ticked', async () => {
  open();
  const file = await screen.findByRole('link', { name: 'Export CSV' });
  expect(file).toHaveAttribute('href', '/organizer/events/7/field-sheet.csv');
  await userEvent.click(screen.getByLabelText('With sensitive answers'));
  expect(file).toHaveAttribute('href', '/organizer/events/7/field-sheet.csv?sensitive=yes');
});

test('it’s read once, and again when that’s asked for: each reading is an audit entry', async () => {
  const readings = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(readings()).toBe(2));
});

test('another organization’s isn’t shown, and the page says who can read it', async () => {
  open({ getFieldSheet: refusal(404, 'not_found', 'x') });
  expect(await screen.findByText('This field sheet isn’t yours to read')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your own dates' })).toHaveAttribute('href', '/organizer');
});

test('without bookings it says so, and before the last week that phones aren’t shown yet', async () => {
  open({ getFieldSheet: { body: { ...sheet, parties: [], showsPhones: false } } });
  expect(await screen.findByText('People who book will appear here.')).toBeVisible();
  expect(screen.getByText(/^Phone numbers are shown from a week before/)).toBeVisible();
});
