import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, type FakeReply, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { OnboardingPage } from './OnboardingPage';

const halifax = {
  id: 6324729,
  name: 'Halifax',
  region: 'Nova Scotia',
  country: 'Canada',
  countryCode: 'CA',
  latitude: 44.6,
  longitude: -63.6,
  timezone: 'America/Halifax',
  label: 'Halifax, Nova Scotia, Canada',
};
const unborn = buildUser({
  onboardingCompleted: false,
  birthInfoCompleted: false,
  dateOfBirth: null,
  cityOfBirth: null,
  countryOfBirth: null,
  timeOfBirth: null,
});
const born = buildUser({ onboardingCompleted: false });

function open(answers: FakeAnswers = {}, at = '/onboarding') {
  const seen = fakeApi({
    currentUser: { body: born },
    searchPlaces: { body: [halifax] },
    updateProfile: { body: born },
    updateOnboardingPreferences: { body: buildUser() },
    ...answers,
  });
  renderAt(<OnboardingPage />, { path: '/onboarding', at });
  return seen;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const step = (number: number) => screen.findByText(`Step ${number} of 6`);

async function fillBirth() {
  await userEvent.selectOptions(await screen.findByLabelText('Day'), '9');
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'February');
  await userEvent.selectOptions(screen.getByLabelText('Year'), '1987');
  await enterText(screen.getByLabelText('City of birth'), 'Halif');
  await userEvent.click(await screen.findByText('Halifax, Nova Scotia, Canada'));
  await userEvent.click(screen.getByLabelText('I know the part of the day'));
  await userEvent.selectOptions(screen.getByLabelText('Part of the day'), 'Evening (5 to 8 PM)');
}

test('step 1 is required: it can’t be skipped, and Previous is disabled', async () => {
  open({ currentUser: { body: unborn } }, '/onboarding?step=4');
  await step(1);
  expect(screen.getByText('17% complete')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Finish Setup' })).toBeNull();
});

test('a country without such a town says so, and can be given up', async () => {
  open({ currentUser: { body: unborn }, searchPlaces: { body: [] } });
  await userEvent.selectOptions(await screen.findByLabelText('Country of birth'), 'United States');
  await userEvent.type(screen.getByLabelText('City of birth'), 'Göteb');
  expect(await screen.findByText('Nothing in the United States.', { exact: false })).toBeVisible();
  await press('Search everywhere');
  expect(screen.getByLabelText('Country of birth')).toHaveValue('');
  expect(screen.queryByText('Nothing in the United States.', { exact: false })).toBeNull();
});

test('a suggested place fills in its city, country and id, and what’s chosen survives a reload until it’s saved', async () => {
  open({ currentUser: { body: unborn } });
  await fillBirth();
  cleanup();
  const seen = open({ currentUser: { body: unborn } });
  expect(await screen.findByLabelText('Day')).toHaveValue('9');
  expect(screen.getByLabelText('City of birth')).toHaveValue('Halifax, Nova Scotia');
  expect(screen.getByLabelText('Country of birth')).toHaveValue('Canada');
  expect(screen.getByLabelText('Part of the day')).toHaveValue('evening');
  await press('Continue');
  await step(2);
  expect(await screen.findByText('Birth information saved!')).toBeVisible();
  expect(screen.getByText("Let's continue setting up your preferences.")).toBeVisible();
  expect(seen.find((call) => call.name === 'updateProfile')?.body).toEqual({
    dateOfBirth: '1987-02-09',
    cityOfBirth: 'Halifax, Nova Scotia',
    countryOfBirth: 'Canada',
    timeOfBirth: 'evening',
    birthPlaceId: 6324729,
  });
  expect(sessionStorage.getItem('onboardingBirth')).toBeNull();
});

test('a repeated hour asks which one it was, and keeps the answer', async () => {
  const clockChange = {
    event: 'Clocks were set back that day, so 01:30 occurred twice.',
    used: 'We used the first: UTC−3, daylight time.',
    choices: [
      { occurrence: 'first', label: 'The first, before the change (UTC−3, daylight time)' },
      { occurrence: 'second', label: 'The second, after the change (UTC−4)' },
    ],
  };
  const seen = open({ currentUser: { body: unborn }, clockChange: { body: clockChange } });
  await fillBirth();
  await userEvent.click(screen.getByLabelText('I know the exact time'));
  expect(screen.queryByRole('group', { name: /^Which/ })).toBeNull();
  await enterText(screen.getByLabelText('Exact time'), '01:30');
  expect(await screen.findByRole('group', { name: 'Which 01:30?' })).toHaveAccessibleDescription(
    'Clocks were set back that day, so 01:30 occurred twice. Not sure? Keep the first.',
  );
  expect(screen.getByLabelText(/^The first/)).toBeChecked();
  await userEvent.click(screen.getByLabelText(/^The second/));
  expect(Object.fromEntries(seen.findLast(({ name }) => name === 'clockChange')?.query ?? [])).toEqual({
    placeId: '6324729',
    date: '1987-02-09',
    time: '01:30',
  });
  await press('Continue');
  await step(2);
  expect(seen.find((call) => call.name === 'updateProfile')?.body).toMatchObject({
    timeOfBirth: '01:30',
    timeOfBirthOccurrence: 'second',
  });
});

test('editing a suggested place clears its id', async () => {
  const seen = open({ currentUser: { body: unborn } });
  await fillBirth();
  await userEvent.type(screen.getByLabelText('City of birth'), 'X');
  await press('Continue');
  await waitFor(() =>
    expect(seen.find((call) => call.name === 'updateProfile')?.body).toMatchObject({ birthPlaceId: null }),
  );
});

test('an unknown place is said at its field; a save that fails stays on step 1 and keeps what was typed', async () => {
  const message = 'We could not find that place';
  let answer: FakeReply = refusal(400, 'unknown_place', message, { fields: { cityOfBirth: message } });
  open({ currentUser: { body: unborn }, updateProfile: () => answer });
  await fillBirth();
  await press('Continue');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('City of birth')).toHaveFocus();
  answer = { status: 500, body: {} };
  await press('Continue');
  expect(await screen.findByText('Error saving profile')).toBeVisible();
  expect(screen.getByText('Please try again.')).toBeVisible();
  expect(screen.getByText('Step 1 of 6')).toBeVisible();
  expect(screen.getByLabelText('Day')).toHaveValue('9');
});

test('the location’s errors go away one by one, and changing it resets the fields below and sets the currency', async () => {
  const seen = open({}, '/onboarding?step=2');
  await step(2);
  await press('Continue');
  expect(await screen.findByText('Please select a country')).toBeVisible();
  expect(screen.getByText('Province/State is required')).toBeVisible();
  expect(screen.getByText('City is required')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Canada');
  await waitFor(() => expect(screen.queryByText('Please select a country')).toBeNull());
  expect(screen.getByText('Province/State is required')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Province or state'), 'Nova Scotia');
  await enterText(screen.getByLabelText('City'), 'Halifax');
  await waitFor(() => expect(screen.queryByText(/is required/)).toBeNull());
  await userEvent.selectOptions(screen.getByLabelText('Province or state'), 'Ontario');
  expect(screen.getByLabelText('City')).toHaveValue('');
  await enterText(screen.getByLabelText('City'), 'Toronto');
  await press('Finish Setup');
  await screen.findByText('Profile Complete!');
  expect(seen.find((call) => call.name === 'updateOnboardingPreferences')?.body).toMatchObject({
    currentCountry: 'Canada',
    currentProvince: 'Ontario',
    currentCity: 'Toronto',
    priceCurrency: 'CAD',
    onboardingCompleted: true,
  });
});

test('skipping a step says first that it clears what was chosen there, and the second press does it', async () => {
  const seen = open({}, '/onboarding?step=2');
  await userEvent.selectOptions(await screen.findByLabelText('Country'), 'Canada');
  await press('Skip');
  expect(await screen.findByText(/^Continue to keep what you’ve chosen here/)).toBeVisible();
  expect(screen.getByLabelText('Country')).toHaveValue('Canada');
  await press('Skip');
  await step(3);
  await press('Finish Setup');
  await screen.findByText('Profile Complete!');
  expect(seen.find((call) => call.name === 'updateOnboardingPreferences')?.body).toMatchObject({ currentCountry: '' });
});

test('step 5 continues and ends only once an event type is chosen, but it can be skipped', async () => {
  const seen = open({}, '/onboarding?step=5');
  await step(5);
  expect(screen.getByText('83% complete')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await press('Finish Setup');
  expect(await screen.findByText('Please select at least one event type')).toBeVisible();
  expect(seen.some((call) => call.name === 'updateOnboardingPreferences')).toBe(false);
  const outdoor = screen.getByLabelText('Outdoor & Nature');
  await userEvent.click(outdoor);
  expect(screen.queryByText('Please select at least one event type')).toBeNull();
  expect(screen.getByText('1 of 15 chosen')).toBeVisible();
  await press('Continue');
  await step(6);
  await press('Previous');
  await userEvent.click(await screen.findByLabelText('Outdoor & Nature'));
  await press('Skip');
  await step(6);
});

test('unticking a day removes its times', async () => {
  const seen = open({}, '/onboarding?step=6');
  await userEvent.click(await screen.findByLabelText('Friday'));
  await press('Evening');
  await userEvent.click(screen.getByLabelText('Sunday'));
  await userEvent.click(screen.getByLabelText('Friday'));
  await press('Finish Setup');
  await screen.findByText('Profile Complete!');
  expect(seen.find((call) => call.name === 'updateOnboardingPreferences')?.body).toMatchObject({
    preferredDays: ['sunday'],
    preferredTimes: {},
  });
});

test('the completion screen is at the top, focused, and goes to the home page by itself', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  open({}, '/onboarding?step=6');
  await step(6);
  scrollTo.mockClear();
  await press('Finish Setup');
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile Complete!' })).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  scrollTo.mockRestore();
  expect(await screen.findByText('Preferences saved!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Dashboard Now' })).toHaveAttribute('href', '/');
  expect(await screen.findByText('at /')).toBeVisible();
});

test('preferences that fail to save stay selected', async () => {
  open({ updateOnboardingPreferences: { status: 500, body: {} } }, '/onboarding?step=5');
  await userEvent.click(await screen.findByLabelText('Food & Drink'));
  await press('Finish Setup');
  expect(await screen.findByText('Error saving preferences')).toBeVisible();
  expect(screen.getByText('Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Food & Drink')).toBeChecked();
});

test('errors go away once the field is right', async () => {
  open({ currentUser: { body: unborn } });
  await userEvent.selectOptions(await screen.findByLabelText('Day'), '30');
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'February');
  await userEvent.selectOptions(screen.getByLabelText('Year'), '1987');
  await press('Continue');
  expect(await screen.findByText('Please select a valid date. The selected date does not exist.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'March');
  await waitFor(() => expect(screen.queryByText(/does not exist/)).toBeNull());
  expect(screen.getAllByText('Please provide the required time information')[0]).toBeVisible();
  await userEvent.click(screen.getByLabelText('I don’t know'));
  await waitFor(() => expect(screen.queryByText('Please provide the required time information')).toBeNull());
});
