import type { AstrologyProfile } from '@ascendant/contract/chart';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildDependent } from '../test/build-dependent';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, type FakeReply, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { ProfilePage } from './ProfilePage';

const maya = buildUser({ cityOfBirth: 'Halifax, Nova Scotia', address: '12 Larch Lane', country: 'Canada' });
const profile: AstrologyProfile = {
  sunSign: 'Aquarius',
  moonSign: 'Gemini',
  risingSign: 'Virgo or Libra: it cannot be determined without the exact time of birth',
  mercurySign: 'Pisces',
  venusSign: 'Capricorn',
  marsSign: 'Aries',
  personalityTraits: '',
  strengths: '',
  challenges: '',
  recommendations: '',
  compatibleSigns: [],
  dailyHoroscope: '',
  weeklyHoroscope: '',
  placements: [],
  wheel: { leftDeg: 0, hasHorizon: false, glyphs: [], lines: [] },
  notes: [],
} as unknown as AstrologyProfile;
const refused = (message: string) => refusal(500, 'internal', message);
const offline = { status: 500, body: {} };

function open(answers: FakeAnswers = {}, user = maya) {
  const seen = fakeApi({
    currentUser: { body: user },
    astrologyProfile: { body: profile },
    listDependents: { body: [buildDependent()] },
    dependentSigns: { body: [] },
    listSessions: { body: [] },
    searchPlaces: { body: [] },
    ...answers,
  });
  renderAt(<ProfilePage />, { path: '/profile' });
  return seen;
}

const card = (name: string) => screen.findByRole('region', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await enterText(field, text);
};

test('the profile has its five cards', async () => {
  open();
  for (const name of [
    'Profile Information',
    'Astrology Profile',
    'Family & Dependents',
    'Address & Billing',
    'Event Preferences',
  ])
    expect(await card(name)).toBeVisible();
});

test('admins have no family card, and their family isn’t read', async () => {
  const seen = open({}, buildUser(roleFields('admin')));
  expect(await card('Address & Billing')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Family & Dependents' })).toBeNull();
  expect(seen.some(({ name }) => name === 'listDependents')).toBe(false);
});

test('a family member’s chart has the same wheel and table, and leads to their birth data', async () => {
  const placements = [{ point: 'Sun', longitudeDeg: 314, signs: [], certain: true, position: 'Aquarius 14°20′' }];
  const chart = { ...profile, dependentId: 5, placements, clock: 'Rimouski, UTC−5', zone: 'America/Toronto' };
  open({ dependentChart: { body: chart } });
  await press('See Jonas’s chart');
  const dialog = within(await screen.findByRole('dialog', { name: 'Jonas’s chart' }));
  expect(await dialog.findByRole('group', { name: /^Natal wheel of Jonas Bergeron/ })).toBeVisible();
  expect(dialog.getByRole('row', { name: /Sun.*Aquarius.*14°20′/ })).toBeVisible();
  expect(dialog.getByText(/Drawn for Rimouski, UTC−5/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Not right? Change it' }));
  const form = within(await screen.findByRole('dialog', { name: 'Jonas’s birth details' }));
  expect(form.getByLabelText('I know the exact time')).toBeChecked();
  expect(form.getByLabelText('Exact time')).toHaveValue('22:15');
});

test('a family member’s chart that can’t be loaded says so', async () => {
  open({ dependentChart: offline });
  await press('See Jonas’s chart');
  expect(await screen.findByText('We couldn’t load this chart')).toBeVisible();
});

test('birth data and address are edited one at a time, and Edit becomes Cancel', async () => {
  open();
  await press('Edit birth information');
  expect(await screen.findByLabelText('Gender')).toBeVisible();
  await press('Edit address');
  expect(await screen.findByLabelText('Postal code')).toBeVisible();
  expect(screen.queryByLabelText('Gender')).toBeNull();
  await press('Cancel address');
  expect(screen.queryByLabelText('Postal code')).toBeNull();
});

test('birth data is saved with a toast; a failure says so', async () => {
  let answer: { status?: number; body: unknown } = offline;
  open({ updateBirthInfo: () => answer });
  await press('Edit birth information');
  await userEvent.selectOptions(await screen.findByLabelText('Gender'), 'female');
  const periods = within(screen.getByLabelText('Part of the day')).getAllByRole('option');
  expect(periods.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/4–7 a\.m\.|4-7 ?AM/i),
      expect.stringMatching(/5–9 p\.m\.|5-9 ?PM/i),
    ]),
  );
  await press('Save');
  expect(await screen.findByText('Failed to update birth information. Please try again.')).toBeVisible();
  answer = { body: { ...maya, gender: 'female' } };
  await press('Save');
  expect(await screen.findByText('Birth information updated')).toBeVisible();
});

test('the exact time dialog says what a skipped hour is taken for', async () => {
  const used = 'We used 03:30, which is the same moment.';
  const skipped = { event: 'Clocks were set forward that day and skipped 02:30.', used, choices: [] };
  const seen = open({ clockChange: { body: skipped }, updateBirthInfo: { body: maya } });
  await press('Unknown: Rising');
  await type('Exact time', '02:30');
  expect(await screen.findByText(`${skipped.event} ${used}`)).toBeVisible();
  await press('Save');
  await waitFor(() =>
    expect(seen.find(({ name }) => name === 'updateBirthInfo')?.body).toMatchObject({ timeOfBirth: '02:30' }),
  );
});

test('each missing part of the address has its sentence; billing can be the same', async () => {
  const seen = open({ updateAddress: { body: maya } });
  await press('Edit address');
  await type('Address', '');
  await type('Country', '');
  await press('Save');
  for (const name of ['Address', 'City', 'State', 'Postal code', 'Country'])
    expect(await screen.findByText(`${name} is required`)).toBeVisible();
  expect(screen.queryByLabelText('Billing city')).toBeNull();
  await userEvent.click(screen.getByLabelText('Billing address is the same'));
  expect(screen.getByLabelText('Billing city')).toBeVisible();
  const typed = { Address: '1 Hill', City: 'Halifax', State: 'NS', 'Postal code': 'B3J 1S9', Country: 'Canada' };
  for (const [label, text] of Object.entries(typed)) await type(label, text);
  await press('Save');
  expect(await screen.findByText('Address updated')).toBeVisible();
  expect(seen.find(({ name }) => name === 'updateAddress')?.body).toMatchObject({ state: 'NS', sameAsPrimary: false });
});

test('an address that fails to save shows the server’s sentence, or the catalogue’s', async () => {
  const user = { ...maya, city: 'Halifax', state: 'NS', postalCode: 'B3J 1S9' };
  let answer = refused('The post office is closed.');
  open({ updateAddress: () => answer }, user);
  await press('Edit address');
  await press('Save');
  expect(await screen.findByText('The post office is closed.')).toBeVisible();
  answer = { ...offline, body: {} as never };
  await press('Save');
  expect(await screen.findByText('Failed to update address. Please try again.')).toBeVisible();
});

test('preferences: Cancel resets them, the limits are those of the specification, and saving says whether it worked', async () => {
  let answer: FakeReply = refused('Something else.');
  const user = { ...maya, onboardingCompleted: false, maxTravelDistance: 0 };
  open({ updateOnboardingPreferences: () => answer }, user);
  await press('Edit event preferences');
  const distance = await screen.findByLabelText('Travel distance');
  expect(distance).toHaveValue('50');
  expect([distance.getAttribute('max'), distance.getAttribute('step')]).toEqual(['500', '10']);
  const price = screen.getByLabelText('Highest price');
  expect([price.getAttribute('min'), price.getAttribute('max'), price.getAttribute('step')]).toEqual([
    '0',
    '2000',
    '10',
  ]);
  const currencies = within(screen.getByLabelText('Currency')).getAllByRole('option');
  expect(currencies.map(({ textContent }) => textContent)).toEqual(['USD', 'CAD']);
  await userEvent.selectOptions(screen.getByLabelText('Currency'), 'CAD');
  await press('Cancel event preferences');
  await press('Edit event preferences');
  expect(await screen.findByLabelText('Currency')).toHaveValue('USD');
  await press('Save');
  expect(await screen.findByText('Failed to update preferences. Please try again.')).toBeVisible();
  answer = { body: maya };
  await press('Save');
  expect(await screen.findByText('Preferences Updated')).toBeVisible();
});

test('someone is removed from the family after a question; a failure says so', async () => {
  let answer: { status: number; body?: unknown } = offline;
  open({ removeDependent: () => answer });
  await press('Remove Jonas');
  const text = 'Are you sure you want to remove Jonas Bergeron from your family? This action cannot be undone.';
  expect(await screen.findByText(text)).toBeVisible();
  await press('Remove');
  expect(await screen.findByText('Failed to remove family member. Please try again.')).toBeVisible();
  answer = { status: 204 };
  await press('Remove');
  expect(await screen.findByText('Dependent removed')).toBeVisible();
});

test('a family member is added with the required fields', async () => {
  const seen = open({ addDependent: { status: 201, body: buildDependent({ id: 6 }) } });
  await press('Add to your family');
  await press('Add');
  expect(await screen.findByText('First name is required')).toBeVisible();
  expect(screen.getByText('Last name is required')).toBeVisible();
  expect(screen.getByText('Day is required')).toBeVisible();
  expect(seen.some(({ name }) => name === 'addDependent')).toBe(false);
});

test('PRI-02 consent that wasn’t asked for a minor is asked on the profile', async () => {
  const warnings = [{ field: 'consent', message: 'Consent isn’t recorded.' }];
  open({ listDependents: { body: [buildDependent({ dateOfBirth: '2018-06-01', consentAt: null, warnings })] } });
  await press('Confirm for Jonas');
  expect(
    await screen.findByRole('checkbox', {
      name: 'I’m Jonas’s parent or guardian, or have a parent’s or guardian’s consent',
    }),
  ).not.toBeChecked();
});

test('without birth data the astrology card asks for it', async () => {
  open({}, buildUser({ birthInfoCompleted: false, dateOfBirth: null }));
  expect(await screen.findByText('Birth Information Required')).toBeVisible();
});

test('the birth form has the focus each time it’s asked for, and keeps what was chosen', async () => {
  open({}, buildUser({ birthInfoCompleted: false, dateOfBirth: null }));
  await press('Add birth information');
  const day = await screen.findByLabelText('Day');
  await waitFor(() => expect(day).toHaveFocus());
  await userEvent.selectOptions(day, '9');
  await press('Add birth information');
  await waitFor(() => expect(day).toHaveFocus());
  expect(day).toHaveValue('9');
});

test('while there’s no chart yet it says that it’s being made', async () => {
  open({ astrologyProfile: { status: 404 } });
  expect(await screen.findByText('Generating Profile...')).toBeVisible();
});

test('a sign opens its meaning; an unknown one asks for the exact time', async () => {
  open({ signMeaning: { status: 404 } });
  const astrology = within(await card('Astrology Profile'));
  await userEvent.click(await astrology.findByRole('button', { name: /Aquarius/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Aquarius' });
  expect(await within(dialog).findByText('Sign Meaning Not Found')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: /close/i }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(astrology.getByRole('button', { name: /Unknown/ }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/exact/i);
});

test('a meaning that can’t be read says why', async () => {
  open({ signMeaning: refused('The stars are asleep.') });
  await userEvent.click(await within(await card('Astrology Profile')).findByRole('button', { name: /Gemini/ }));
  expect(await screen.findByText('Failed to fetch sign meaning: The stars are asleep.')).toBeVisible();
});

test('without a user the page leads to sign-in', async () => {
  fakeApi({});
  renderAt(<ProfilePage />, { path: '/profile' });
  expect(await screen.findByText(/^at \/auth/)).toBeVisible();
});
