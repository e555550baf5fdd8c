import { cents } from '@ascendant/domain/money';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type BookingScene, chooseDate, freeTier, openBooking, press } from '../../test/booking-scene';
import { buildDependent } from '../../test/build-dependent';
import { buildUser } from '../../test/build-user';
import { enterText } from '../../test/enter-text';
import { allIn } from '../../test/prices';

const piotr = buildDependent({ id: 9, firstName: 'Piotr', lastName: 'Roy', dateOfBirth: '1990-05-04' });
const ageless = buildDependent({ id: 6, firstName: 'Théo', relationshipType: 'child', dateOfBirth: null });

function open({ event = {}, answers = {}, ...more }: BookingScene = {}) {
  const added = { addDependent: { status: 201, body: piotr }, ...answers };
  return openBooking({ event: { minimumAge: 0, ...event }, answers: added, ...more });
}

const form = () => screen.findByRole('form', { name: 'Add someone new' });
const terms = () => screen.findByRole('checkbox', { name: /^I have read and accept/ });

async function typePiotr() {
  await press('Add someone new');
  const shown = await form();
  await enterText(screen.getByLabelText('First name'), 'Piotr');
  await enterText(screen.getByLabelText('Last name'), 'Roy');
  return shown;
}

test('Continue adds the person in the open form, and goes on with both', async () => {
  const seen = open();
  const shown = await typePiotr();
  await chooseDate(shown, ['4', 'May', '1990']);
  await userEvent.click(within(shown).getByRole('checkbox'));
  await press('Continue');
  expect(await terms()).toBeVisible();
  expect(screen.getByText('2 adults')).toBeVisible();
  expect(screen.getByText(`${allIn(cents(108_800))} USD`)).toBeVisible();
  expect(seen.filter(({ name }) => name === 'addDependent')).toHaveLength(1);
});

test('Continue stops at a form that isn’t complete, and says who’s missing', async () => {
  const seen = open();
  await typePiotr();
  await press('Continue');
  expect(await screen.findByText('Add Piotr, or clear the form.')).toBeVisible();
  expect(screen.getByText('Enter their date of birth')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Piotr');
  expect(seen.some(({ name }) => name === 'addDependent')).toBe(false);
  await press('Clear the form');
  await press('Continue');
  expect(await terms()).toBeVisible();
  expect(screen.getByText('1 adult')).toBeVisible();
});

test('Continue stops if the person couldn’t be saved, and keeps what was typed', async () => {
  open({ answers: { addDependent: { status: 500, body: {} } } });
  const shown = await typePiotr();
  await chooseDate(shown, ['4', 'May', '1990']);
  await userEvent.click(within(shown).getByRole('checkbox'));
  await press('Continue');
  expect(await screen.findByText('Add Piotr, or clear the form.')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Piotr');
});

test('a form that was opened and left empty doesn’t stop anyone', async () => {
  open();
  await press('Add someone new');
  await form();
  await press('Continue');
  expect(await terms()).toBeVisible();
});

test('closing the dialog asks before it drops a person who’s typed', async () => {
  open();
  await typePiotr();
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you’ve typed?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('First name')).toHaveValue('Piotr');
  await userEvent.keyboard('{Escape}');
  await press('Discard');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('someone who’s added without a date of birth comes along once it’s saved, and Continue doesn’t leave them behind', async () => {
  open({ answers: { listDependents: { body: [ageless] }, updateDependent: { body: ageless } } });
  await press('Add Théo Bergeron');
  await press('Continue');
  expect(await screen.findByText('Enter Théo’s date of birth')).toBeVisible();
  expect(screen.getByText('Save this to add Théo, or cancel.')).toBeVisible();
  await chooseDate(screen.getByText('Théo’s date of birth').closest('form')!, ['21', 'June', '2020']);
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Continue');
  expect(await terms()).toBeVisible();
});

test('the people chosen on the event’s page have seats in the dialog, with the total for all of them', async () => {
  open({ chosen: { adults: 2, children: 1 }, answers: { listDependents: { body: [buildDependent()] } } });
  expect(await screen.findByText('Adult 2')).toBeVisible();
  expect(screen.getByText('Child 1')).toBeVisible();
  expect(screen.getByText('2 adults, 1 child')).toBeVisible();
  expect(await screen.findByText(`${allIn(cents(2 * 54_400 + 32_800))} USD`)).toBeVisible();
  await press('Add Jonas Bergeron');
  expect(screen.queryByText('Adult 2')).toBeNull();
  expect(screen.getByText('2 adults, 1 child')).toBeVisible();
});

test('where a minimum age asks for it, Continue asks who the others are, and goes on once they’re named or removed', async () => {
  open({ event: { minimumAge: 8 }, chosen: { adults: 2, children: 1 } });
  expect(await screen.findAllByText('Add who it is below')).toHaveLength(2);
  expect(screen.queryByText('Adults, 16 and over')).toBeNull();
  await screen.findByText('Adult 2');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
  await press('Continue');
  expect(await screen.findByText('Say who else is coming: 1 adult, 1 child. Or remove them above.')).toBeVisible();
  const shown = await form();
  await press('Remove child 1');
  expect(screen.getByText('Say who else is coming: 1 adult. Or remove them above.')).toBeVisible();
  await enterText(screen.getByLabelText('First name'), 'Piotr');
  await enterText(screen.getByLabelText('Last name'), 'Roy');
  await chooseDate(shown, ['4', 'May', '1990']);
  await userEvent.click(within(shown).getByRole('checkbox'));
  await press('Continue');
  expect(await terms()).toBeVisible();
  expect(screen.getByText('2 adults')).toBeVisible();
});

test('adults are a number: they come as guests, whose names can follow', async () => {
  const made = { bookingId: 3, reference: 'ASC-1', status: 'confirmed' };
  const seen = open({
    chosen: { adults: 2, children: 0 },
    answers: { currentPricing: { body: freeTier }, createBooking: { status: 201, body: made } },
  });
  expect(await screen.findByText('Guest of Maya. You can add the name after booking.')).toBeVisible();
  await press('One more');
  expect(screen.getByText('Adult 3')).toBeVisible();
  expect(screen.getByText('3 adults')).toBeVisible();
  await press('One fewer');
  expect(screen.queryByText('Adult 3')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
  await press('Continue');
  await userEvent.click(await terms());
  await press('Continue');
  expect(await screen.findByText('Guest of Maya')).toBeVisible();
  await press('Confirm booking');
  await waitFor(() => expect(seen.find(({ name }) => name === 'createBooking')?.body).toBeDefined());
  expect(seen.find(({ name }) => name === 'createBooking')?.body).toMatchObject({
    attendees: [
      { type: 'user', name: 'Maya Lindqvist' },
      { type: 'user', name: 'Guest of Maya', isChild: false, guest: 'unnamed' },
    ],
  });
});

test('a child still has to be named, with a date of birth', async () => {
  open({ chosen: { adults: 2, children: 1 } });
  await screen.findByText('Adult 2');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
  await press('Continue');
  expect(await screen.findByText('Say who else is coming: 1 child. Or remove them above.')).toBeVisible();
});

test('a traveller whose date of birth isn’t known yet sees the total too, as an adult', async () => {
  open({ answers: { currentUser: { body: buildUser({ dateOfBirth: null }) } } });
  expect(await screen.findByText('1 adult')).toBeVisible();
  expect(await screen.findByText(`${allIn(cents(54_400))} USD`)).toBeVisible();
});

test('someone without an account sees their match once they ask for it', async () => {
  const guest = buildUser({ guest: true, dateOfBirth: '1987-02-09', birthInfoCompleted: false });
  const seen = open({ answers: { currentUser: { body: guest }, scoreOfBirth: { body: { matchScore: 8.4 } } } });
  await screen.findByText('Who’s coming?');
  expect(seen.some(({ name }) => name === 'scoreOfBirth')).toBe(false);
  await press('See your match');
  expect(await screen.findByText('8.4')).toBeVisible();
  expect(seen.find(({ name }) => name === 'scoreOfBirth')?.body).toEqual({ dateOfBirth: '1987-02-09' });
});
