import type { EventDetail } from '@ascendant/contract/event';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { chooseDate, press } from '../../test/booking-scene';
import { buildBooking } from '../../test/build-booking';
import { buildDependent } from '../../test/build-dependent';
import { buildEventDetail } from '../../test/build-event';
import { buildUser } from '../../test/build-user';
import { intent } from '../../test/checkout-scene';
import { enterText } from '../../test/enter-text';
import { fakeApi, type FakeAnswers } from '../../test/fake-api';
import { earlyBirdWire, twoAdults } from '../../test/prices';
import { renderAt } from '../../test/render-at';
import { AddPeopleDialog } from './AddPeopleDialog';

const piotr = buildDependent({ id: 9, firstName: 'Piotr', lastName: 'Roy', dateOfBirth: '1990-05-04' });
const quote = { ...earlyBirdWire(twoAdults), total: '117.86' };
const answer = { bookingId: 3, reference: 'ASC-7Q2M4', quote, refusal: null };
const left: string[] = [];

function open(answers: FakeAnswers = {}, extras?: EventDetail['extras']) {
  const event = buildEventDetail({ minimumAge: 0, extras });
  const seen = fakeApi({
    currentPricing: { body: event.pricingTiers[0] },
    listDependents: { body: [] },
    addDependent: { status: 201, body: piotr },
    quotePeople: { body: answer },
    payForPeople: intent(),
    ...answers,
  });
  left.length = 0;
  const dialog = (
    <AddPeopleDialog
      booking={buildBooking()}
      event={event}
      user={buildUser()}
      Lines={() => null}
      onClose={() => undefined}
      onLeave={(path) => left.push(path)}
    />
  );
  renderAt(dialog, { path: '/my-bookings' });
  return seen;
}

const sent = (seen: ReturnType<typeof open>, name: string) => seen.filter((call) => call.name === name);

test('who’s chosen is priced by the server, and their seats are held before paying', async () => {
  const seen = open();
  expect(await screen.findByRole('button', { name: 'Add to booking' })).toBeDisabled();
  await press('One more');
  await press('Pay $117.86');
  await expect.poll(() => left).toEqual(['/my-bookings/3/people']);
  const attendees = [{ type: 'user', guest: 'unnamed' }];
  expect(sent(seen, 'quotePeople')[0]?.body).toEqual({ attendees });
  expect(sent(seen, 'payForPeople')[0]?.body).toEqual({ attendees, charge: '117.86' });
});

test('someone who’s typed but not added yet is added before anything is paid', async () => {
  const seen = open();
  await press('One more');
  await press('Add someone new');
  const form = await screen.findByRole('form', { name: 'Add someone new' });
  await enterText(screen.getByLabelText('First name'), 'Piotr');
  await enterText(screen.getByLabelText('Last name'), 'Roy');
  await chooseDate(form, ['4', 'May', '1990']);
  await userEvent.click(within(form).getByRole('checkbox'));
  await press('Pay $117.86');
  expect(await screen.findByRole('button', { name: 'Remove Piotr' })).toBeVisible();
  expect([sent(seen, 'addDependent'), sent(seen, 'payForPeople')].map((calls) => calls.length)).toEqual([1, 0]);
  await press('Pay $117.86');
  await expect
    .poll(() => sent(seen, 'payForPeople')[0]?.body)
    .toMatchObject({
      attendees: [
        { type: 'dependent', id: 9 },
        { type: 'user', guest: 'unnamed' },
      ],
    });
});

test('a refusal says why, and nothing can be added', async () => {
  open({ quotePeople: { body: { ...answer, quote: null, refusal: 'Only 1 seat is left.' } } });
  await press('One more');
  expect(await screen.findByText('Only 1 seat is left.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to booking' })).toBeDisabled();
});

test('EXT-02 those who are added choose their own extras, and nothing that’s for the whole booking', async () => {
  const plain = { note: '', limit: '', isRefundable: true, price: '15.00', left: null };
  const seen = open({}, [
    { ...plain, name: 'Wetsuit', per: 'person', choices: 'S: 4, M: 8', choicesLeft: [0, 6] },
    { ...plain, name: 'Photographs', per: 'booking', choices: '', choicesLeft: [] },
  ]);
  await press('One more');
  const sizes = await screen.findByRole('combobox', { name: /^Wetsuit for/ });
  expect(within(sizes).getByRole('option', { name: 'S, none left' })).toBeDisabled();
  await userEvent.selectOptions(sizes, 'M');
  expect(screen.queryByText('Photographs')).toBeNull();
  await press('Pay $117.86');
  const attendees = [{ type: 'user', guest: 'unnamed', extras: [{ name: 'Wetsuit', choice: 'M' }] }];
  await expect.poll(() => sent(seen, 'payForPeople')[0]?.body).toEqual({ attendees, charge: '117.86' });
});
