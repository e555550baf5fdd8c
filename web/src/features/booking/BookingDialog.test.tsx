import type { EventDetail } from '@ascendant/contract/event';
import { cents, formatDollars } from '@ascendant/domain/money';
import { bookingFeeLabel, taxLabel, totalWithTaxLabel } from '@ascendant/domain/pricing/charge-label';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { cleanup, getByLabelText, getByRole, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pendingBookingKey } from '../../storage/booking-keys';
import { tabStorage } from '../../storage/browser-storage';
import { parsePendingBooking } from '../../storage/pending-booking';
import { chooseDate, freeTier, openBooking, press } from '../../test/booking-scene';
import { buildBooking } from '../../test/build-booking';
import { buildDependent } from '../../test/build-dependent';
import { buildUser } from '../../test/build-user';
import { enterText } from '../../test/enter-text';
import { type FakeAnswers, refusal } from '../../test/fake-api';
import { allIn, twoAdults } from '../../test/prices';
import { currentToast } from '../../ui/dialog/toast-store';
import type { AttendingParty } from './AlreadyGoing';

const theo = buildDependent({ id: 6, firstName: 'Théo', relationshipType: 'child', dateOfBirth: '2090-06-21' });

function open(event: Partial<EventDetail> = {}, more: FakeAnswers = {}, attending: AttendingParty | null = null) {
  const answers = { listDependents: { body: [buildDependent(), theo] }, ...more };
  return openBooking({ event, answers, attending });
}

const dialog = () => screen.findByRole('dialog', { name: 'Book Your Adventure' });
const accept = async () => userEvent.click(await screen.findByRole('checkbox'));

test("the traveller comes first, at the adult price, and can't be removed", async () => {
  open();
  const [first] = within(await dialog())
    .getAllByRole('listitem', { name: '' })
    .filter((item) => item.textContent?.includes('Maya'));
  expect(first).toHaveTextContent('Maya Lindqvist');
  await screen.findByText('1 adult');
  expect(first).toHaveTextContent('$544.00');
  expect(screen.queryByRole('button', { name: /Remove Maya/ })).toBeNull();
});

test("for a traveller who's too young, the dialog closes and says why", async () => {
  open({ minimumAge: 21 }, { currentUser: { body: buildUser({ dateOfBirth: '2080-01-01' }) } });
  expect(await screen.findByText('You must be at least 21 years old to participate in this event.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test("a dependent who's too young is shown with the reason and can't be added", async () => {
  open({ minimumAge: 10 });
  expect(
    await screen.findByText(
      'Théo Bergeron is 9 years old, but this event requires participants to be at least 10 years old.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Théo Bergeron' })).toBeNull();
});

test('with a minimum age of 12, no one under 16 can be added', async () => {
  const teenager = buildDependent({ id: 8, firstName: 'Elin', dateOfBirth: '2084-01-01' });
  open({ minimumAge: 12 }, { listDependents: { body: [teenager] } });
  expect(
    await screen.findByText(
      'Child tickets not available. This event does not allow child participants due to age restrictions.',
    ),
  ).toBeVisible();
});

test('a child pays the child price; an added dependent leaves the family list and can be removed again', async () => {
  open({ minimumAge: 0 });
  await press('Add Théo Bergeron');
  expect(await screen.findByText('1 adult, 1 child')).toBeVisible();
  expect(screen.getByText(`${allIn(cents(87_200))} USD`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Théo Bergeron' })).toBeNull();
  await press('Remove Théo');
  expect(await screen.findByText('1 adult')).toBeVisible();
});

test("with no tier on sale, pricing isn't available", async () => {
  open({}, { currentPricing: { status: 404, body: {} } });
  await screen.findByText('Maya Lindqvist');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
  await press('Continue');
  expect(await screen.findByText('Pricing not available')).toBeVisible();
});

test("a party larger than the seats left can't continue", async () => {
  open({ seatsLeft: 1 });
  await press('Add Jonas Bergeron');
  await press('Continue');
  expect(await screen.findByText('Only 1 seat is left.')).toBeVisible();
  await press('Remove Jonas');
  await waitFor(() => expect(currentToast()?.open, 'it’s put right').toBe(false));
});

test('the agreement must be accepted, which its field says and no toast', async () => {
  open();
  await screen.findByText('1 adult');
  await press('Continue');
  await press('Continue');
  expect(await screen.findByText('Agreement required')).toBeVisible();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'Please accept the liability agreement and terms to proceed.',
  );
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(currentToast()?.open ?? false, 'the field says it already').toBe(false);
  await accept();
  await press('Continue');
  expect(await screen.findByText(totalWithTaxLabel)).toBeVisible();
});

test('the confirm step shows tax and the total that will be charged, in US dollars', async () => {
  open();
  await screen.findByText('1 adult');
  await press('Continue');
  await accept();
  await press('Continue');
  const charged = quoteTotals(cents(54_400));
  const line = (label: string) => screen.getByText(label).nextElementSibling;
  await screen.findByText(totalWithTaxLabel);
  expect(line(bookingFeeLabel)).toHaveTextContent(formatDollars(charged.bookingFee));
  expect(line(taxLabel)).toHaveTextContent(formatDollars(charged.hst));
  expect(line(totalWithTaxLabel)).toHaveTextContent(formatDollars(charged.total));
  expect(screen.getByText(/All prices are in US dollars\./)).toBeVisible();
});

test('a child without an adult of 22 can’t go on to the terms, unless someone looks after them', async () => {
  const young = buildUser({ dateOfBirth: '2085-01-01' });
  open({ startDate: '2099-07-02' }, { currentUser: { body: young } });
  await screen.findByText('1 child');
  await press('Continue');
  expect(await screen.findByText('Adult required')).toBeVisible();
  expect(screen.getAllByText(/Children under 16 need an adult aged 22 or over in the same booking/)[0]).toBeVisible();
});

test('what the organizer asks everyone to sign can be read with the terms, before anything is paid', async () => {
  open({ waiver: { title: 'Winter walking waiver', text: 'Ice is slippery.' } });
  await screen.findByText('1 adult');
  await press('Continue');
  await userEvent.click(await screen.findByText('Read “Winter walking waiver”'));
  expect(screen.getByText('Ice is slippery.')).toBeVisible();
});

test('the terms can be opened in full', async () => {
  open();
  await screen.findByText('1 adult');
  await press('Continue');
  await press('View full terms');
  const terms = await screen.findByRole('dialog', { name: 'Liability Agreement & Terms of Service' });
  expect(terms).toHaveTextContent('Children under 16 need a responsible adult aged 22 or over');
  expect(terms).toHaveTextContent('Children under 9 need a legal guardian');
  expect(terms).toHaveTextContent('All purchases are final with no refunds');
});

test('a paid booking is stored on this device with its terms accepted, and goes to the checkout', async () => {
  const seen = open();
  await press('Add Jonas Bergeron');
  await press('Continue');
  await accept();
  await press('Continue');
  expect(await screen.findByText(formatDollars(twoAdults.total))).toBeVisible();
  expect(screen.getByText(`${formatDollars(twoAdults.total)} USD`)).toBeVisible();
  await press('Go to checkout');
  expect(await screen.findByText('at /checkout')).toBeVisible();
  const found = parsePendingBooking(localStorage.getItem(pendingBookingKey));
  expect(found.kind === 'found' && found.booking).toMatchObject({
    eventId: 7,
    pricingTierId: 1,
    tierType: 'early_bird',
    adults: 2,
    children: 0,
    subtotal: 108_800,
    bookingFee: twoAdults.bookingFee,
    totalAmount: twoAdults.totalBeforeTax,
    userEmail: 'maya@mail.example',
    agreementAccepted: true,
    attendees: [
      { type: 'user', name: 'Maya Lindqvist', isChild: false },
      { type: 'dependent', id: 5, name: 'Jonas Bergeron', isChild: false },
    ],
  });
  expect(seen.some((call) => call.name === 'createBooking')).toBe(false);
});

test('a free booking goes straight to the server and then to the success page', async () => {
  const seen = open(
    {},
    {
      currentPricing: { body: freeTier },
      createBooking: { status: 201, body: { bookingId: 1, reference: 'ASC-1', status: 'confirmed' } },
    },
  );
  await screen.findByText('1 adult');
  await press('Continue');
  await accept();
  await press('Continue');
  await press('Confirm booking');
  expect(await screen.findByText('at /payment-success?free=true')).toBeVisible();
  expect(seen.find((call) => call.name === 'createBooking')?.body).toMatchObject({
    eventId: 7,
    pricingTierId: 9,
    totalAmount: 0,
    agreementAccepted: true,
  });
  expect(localStorage.getItem(pendingBookingKey)).toBeNull();
});

test('a failed free booking says so and can be tried again', async () => {
  open({}, { currentPricing: { body: freeTier }, createBooking: { status: 500, body: {} } });
  await screen.findByText('1 adult');
  await press('Continue');
  await accept();
  await press('Continue');
  await press('Confirm booking');
  expect(await screen.findByText('Booking Failed')).toBeVisible();
  expect(screen.getByText('There was an error creating your booking. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm booking' })).toBeEnabled();
});

test('closing the dialog clears everything in it', async () => {
  open();
  await press('Add Jonas Bergeron');
  await press('Continue');
  await accept();
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Book Now');
  expect(await screen.findByText('1 adult')).toBeVisible();
  await press('Continue');
  expect(await screen.findByRole('checkbox')).not.toBeChecked();
});

const unborn = buildUser({ dateOfBirth: null, cityOfBirth: null, countryOfBirth: null, timeOfBirth: null });

test('a session that ends at the last step of the dialog goes on there after the password', async () => {
  let tries = 0;
  const login = { body: { ...buildUser(), token: 'fresh' } };
  const createBooking = () => {
    tries += 1;
    if (tries > 1) return { status: 201, body: { bookingId: 1, reference: 'ASC-1', status: 'confirmed' } };
    return refusal(401, 'unauthenticated', 'Please sign in.');
  };
  const seen = open({}, { currentPricing: { body: freeTier }, createBooking, login });
  await screen.findByText('1 adult');
  await press('Continue');
  await accept();
  await press('Continue');
  await press('Confirm booking');
  const question = await screen.findByRole('dialog', { name: 'Sign in to finish' });
  await enterText(within(question).getByLabelText('Password'), 'larch meadow');
  await userEvent.click(within(question).getByRole('button', { name: 'Sign in and continue' }));
  expect(await screen.findByText('at /payment-success?free=true')).toBeVisible();
  expect(seen.filter((call) => call.name === 'createBooking')).toHaveLength(2);
});

test('booking asks for a date of birth in the form itself, and Continue names what’s missing', async () => {
  const seen = open({}, { currentUser: { body: unborn }, updateDateOfBirth: { body: buildUser() } });
  const shown = await dialog();
  expect(screen.queryByLabelText('City of birth')).toBeNull();
  await press('Continue');
  expect(await screen.findByText('Enter your date of birth')).toBeVisible();
  expect(screen.queryByText('Day is required')).toBeNull();
  expect(screen.getByLabelText('Day')).toHaveFocus();
  await chooseDate(shown, ['9', 'February', '1987']);
  await press('Continue');
  expect(await screen.findByRole('checkbox')).toBeVisible();
  expect(seen.find((call) => call.name === 'updateDateOfBirth')?.body).toEqual({ dateOfBirth: '1987-02-09' });
});

test('a date that makes the traveller too young closes the dialog with the reason', async () => {
  const child = buildUser({ dateOfBirth: '2095-02-09' });
  open({ minimumAge: 10 }, { currentUser: { body: unborn }, updateDateOfBirth: { body: child } });
  await chooseDate(await dialog(), ['9', 'February', '1987']);
  await press('Continue');
  expect(await screen.findByText('You must be at least 10 years old to participate in this event.')).toBeVisible();
});

test('someone new is added in the dialog, with a name, a date of birth and consent', async () => {
  const ada = buildDependent({ id: 9, firstName: 'Ada', lastName: 'Roy', dateOfBirth: '2091-05-04' });
  const seen = open({ minimumAge: 0 }, { addDependent: { status: 201, body: ada } });
  await press('Add someone new');
  const form = await screen.findByRole('form', { name: 'Add someone new' });
  expect(screen.getByLabelText('First name')).toHaveFocus();
  await enterText(screen.getByLabelText('First name'), 'Ada');
  await enterText(screen.getByLabelText('Last name'), 'Roy');
  await userEvent.click(getByRole(form, 'button', { name: 'Add' }));
  expect(await screen.findByText('Enter their date of birth')).toBeVisible();
  await chooseDate(form, ['4', 'May', '2020']);
  await userEvent.click(getByRole(form, 'checkbox'));
  await userEvent.click(getByRole(form, 'button', { name: 'Add' }));
  expect(await screen.findByText('1 adult, 1 child')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Ada' })).toBeVisible();
  expect(seen.find((call) => call.name === 'addDependent')?.body).toEqual({
    firstName: 'Ada',
    lastName: 'Roy',
    relationshipType: 'friend',
    dateOfBirth: '2020-05-04',
    consent: true,
  });
});

test('someone who was typed survives a reload, without the consent, until they’re added or the form is cleared', async () => {
  open({ minimumAge: 0 });
  await press('Add someone new');
  await enterText(screen.getByLabelText('First name'), 'Ada');
  await chooseDate(screen.getByRole('form', { name: 'Add someone new' }), ['4', 'May', '2020']);
  await userEvent.click(screen.getByRole('checkbox'));
  cleanup();
  open({ minimumAge: 0 });
  const form = await screen.findByRole('form', { name: 'Add someone new' });
  expect(getByLabelText(form, 'First name')).toHaveValue('Ada');
  expect(getByLabelText(form, 'Month')).toHaveDisplayValue('May');
  expect(getByRole(form, 'checkbox')).not.toBeChecked();
  await press('Clear the form');
  cleanup();
  open({ minimumAge: 0 });
  expect(await screen.findByRole('button', { name: 'Add someone new' })).toBeVisible();
});

test('a date of birth that was typed survives a reload until it’s saved or dropped', async () => {
  const jonas = buildDependent({ id: 5, firstName: 'Jonas', dateOfBirth: null });
  const answers = { currentUser: { body: unborn }, listDependents: { body: [jonas] } };
  open({ minimumAge: 0 }, answers);
  const own = await dialog();
  await chooseDate(own, ['9', 'February', '1987']);
  await press(/^Add Jonas/);
  const fieldsOfJonas = async () => (await screen.findByText('Jonas’s date of birth')).closest('form')!;
  await chooseDate(await fieldsOfJonas(), ['4', 'May', '2020']);
  cleanup();

  open({ minimumAge: 0 }, answers);
  const jonasAgain = await fieldsOfJonas();
  expect(getByLabelText(jonasAgain, 'Month')).toHaveDisplayValue('May');
  expect(getByRole(jonasAgain, 'checkbox')).not.toBeChecked();
  expect(screen.getAllByLabelText('Month')[0]).toHaveDisplayValue('February');
  await userEvent.click(getByRole(jonasAgain, 'button', { name: 'Cancel' }));
  cleanup();

  open({ minimumAge: 0 }, { ...answers, updateDateOfBirth: { body: buildUser() } });
  await screen.findByRole('button', { name: /^Add Jonas/ });
  expect(screen.queryByText('Jonas’s date of birth')).toBeNull();
  await press('Continue');
  expect(await screen.findByRole('checkbox')).toBeVisible();
  cleanup();
  expect(tabStorage.keysOf('birth-date-draft:')).toEqual([]);
});

test('admins have no family to add', async () => {
  const seen = open({}, { currentUser: { body: buildUser({ isAdmin: true, userType: 'admin' }) } });
  await screen.findByText('1 adult');
  expect(screen.queryByText('Family and friends')).toBeNull();
  expect(seen.some((call) => call.name === 'listDependents')).toBe(false);
});

test("a traveller who's already booked sees who's going and a link to the tickets", async () => {
  open({}, {}, { bookingId: 3, people: buildBooking().attendees });
  const shown = within(await dialog());
  expect(shown.getByText('You’re already booked on this event.')).toBeVisible();
  expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/Maya Lindqvist.*Going$/),
    expect.stringMatching(/Jonas Bergeron.*Going$/),
  ]);
  expect(shown.queryByRole('button', { name: /^(Remove|Continue)/ })).toBeNull();
  expect(shown.getByRole('button', { name: 'Add people' })).toBeVisible();
  await press('Your tickets');
  expect(await screen.findByText('at /my-bookings?tickets=3')).toBeVisible();
});
