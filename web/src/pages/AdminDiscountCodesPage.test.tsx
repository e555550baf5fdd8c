import type { DiscountCode } from '@ascendant/contract/discount-code';
import { discountCodesPageSize } from '@ascendant/domain/list-limits';
import { cents, formatDollars } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, type FakeReply, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { DiscountCodesPage } from './DiscountCodesPage';

const larch: DiscountCode = {
  id: 5,
  code: 'LARCH15',
  eventId: 7,
  eventTitle: 'Dawn Traverse of the Sunshine Meadows',
  covers: 'date',
  hasOtherDates: false,
  startDate: '2027-07-02',
  startTime: '04:45',
  discountType: 'percentage',
  discountValue: '15.00',
  borneBy: 'organizer',
  usageLimit: 20,
  usageCount: 6,
  usesHeld: 0,
  validUntil: '2027-06-30',
  isActive: true,
  state: 'active',
  createdAt: '2026-11-20T12:00:00.000Z',
};
const perseids: DiscountCode = {
  ...larch,
  id: 4,
  code: 'PERSEIDS',
  discountType: 'fixed',
  discountValue: '20.00',
  usageLimit: 999_999,
  usageCount: 0,
  usesHeld: 1,
  validUntil: null,
  isActive: false,
  state: 'inactive',
};
const tier = { id: 1, eventId: 7, tierType: 'regular', adultPrice: '100.00', childPrice: '60.00', validUntil: null };
const events = [
  {
    id: 7,
    title: 'Dawn Traverse',
    startDate: '2027-07-02',
    startTime: '04:45',
    location: 'Banff',
    hasOtherDates: false,
  },
];

function open(answers: FakeAnswers = {}, at = '/admin/discount-codes') {
  const seen = fakeApi({
    listDiscountCodes: { body: [larch, perseids], headers: { 'x-total-count': '23' } },
    findDiscountableEvents: { body: events },
    currentPricing: { body: tier },
    createDiscountCode: { status: 201, body: larch },
    ...answers,
  });
  renderAt(<DiscountCodesPage />, { path: '/admin/discount-codes', at });
  return seen;
}

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Create Discount Code' }));
  return within(await screen.findByRole('dialog', { name: 'Create Discount Code' }));
};
const press = async (dialog: ReturnType<typeof within>, name = 'Create Discount Code') =>
  userEvent.click(dialog.getByRole('button', { name }));

test('the list shows what each code takes off, its uses, its last day and its state', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'All codes' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/LARCH15.*Sunshine Meadows15%6 of 20until Jun 30, 2027Active/);
  expect(second).toHaveTextContent(/PERSEIDS.*\$20\.000 no limit1 paying nowno end dateDeactivated/);
  expect(screen.getByText(`1 to ${discountCodesPageSize} of 23`)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'All codes 23' })).toBeVisible();
});

test('search, state and page are asked of the server', async () => {
  const seen = open({}, '/admin/discount-codes?page=2');
  await screen.findByRole('table');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'used_up');
  await enterText(screen.getByRole('searchbox', { name: 'Search discount codes' }), 'larch');
  const asked = () => seen.filter(({ name }) => name === 'listDiscountCodes').map(({ query }) => `${query}`);
  await waitFor(() => expect(asked()).toContain(`q=larch&state=used_up&limit=${discountCodesPageSize}&offset=0`));
  expect(asked()[0]).toBe(`limit=${discountCodesPageSize}&offset=${discountCodesPageSize}`);
});

test('loading and empty lists say so, and a failed one offers to try again', async () => {
  open({ listDiscountCodes: { body: [] } });
  expect(screen.getByText('Loading discount codes...')).toBeInTheDocument();
  expect(await screen.findByText('No discount codes yet')).toBeVisible();
  cleanup();
  open({ listDiscountCodes: { status: 500 } });
  expect(await screen.findByText('Failed to load discount codes')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an empty form says what is missing at each field, in the words of the specification', async () => {
  const seen = open();
  const dialog = await openDialog();
  await press(dialog);
  expect(await dialog.findByText('Please enter a discount code')).toBeVisible();
  expect(dialog.getByText('Please select an event')).toBeVisible();
  expect(dialog.getByText('Please enter discount amount')).toBeVisible();
  expect(seen.some(({ name }) => name === 'createDiscountCode')).toBe(false);
});

test('letters turn into capitals, and blanks become no limit and no end', async () => {
  const seen = open();
  const dialog = await fillIn('larch-gold');
  expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue('LARCH-GOLD');
  const [less, full] = [8500, 10_000].map((price) => formatDollars(quoteTotals(cents(price)).totalBeforeTax));
  const sentence = `An adult pays ${less} instead of ${full} today`;
  expect(await dialog.findByText((text) => text.startsWith(sentence))).toBeVisible();
  await press(dialog);
  expect(await screen.findByText('Discount code created successfully')).toBeVisible();
  expect(seen.find(({ name }) => name === 'createDiscountCode')?.body).toEqual({
    code: 'LARCH-GOLD',
    eventId: 7,
    covers: 'series',
    discountType: 'percentage',
    discountValue: 15,
    usageLimit: 999_999,
    validUntil: null,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('amounts and limits out of range are refused before they are sent', async () => {
  open();
  const dialog = await openDialog();
  await enterText(dialog.getByRole('spinbutton', { name: 'Discount amount' }), '101');
  await userEvent.type(dialog.getByRole('spinbutton', { name: /Usage limit/ }), '0');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), 'A');
  await enterText(dialog.getByRole('combobox', { name: 'Event' }), 'dawn');
  await userEvent.click(await dialog.findByRole('option', { name: /^Dawn/ }));
  await press(dialog);
  expect(await dialog.findByText('The limit must be at least 1')).toBeVisible();
  await userEvent.clear(dialog.getByRole('spinbutton', { name: /Usage limit/ }));
  await press(dialog);
  expect(await dialog.findByText('A percentage can be at most 100')).toBeVisible();
});

/** The dialog with all that a code needs. */
async function fillIn(code = 'larch', amount = '15') {
  const dialog = await openDialog();
  await enterText(dialog.getByRole('textbox', { name: 'Code' }), code);
  await enterText(dialog.getByRole('combobox', { name: 'Event' }), 'dawn');
  await userEvent.click(await dialog.findByRole('option', { name: 'Dawn Traverse, Fri, Jul 2, 2027, 4:45 a.m.' }));
  await enterText(dialog.getByRole('spinbutton', { name: 'Discount amount' }), amount);
  return dialog;
}

test('a code that exists is said at its field, what was typed stays, and another failure is a toast titled Error', async () => {
  const sentence = 'This discount code already exists';
  let answer: FakeReply = refusal(409, 'taken', sentence, { fields: { code: sentence } });
  open({ createDiscountCode: () => answer });
  const dialog = await fillIn();
  await press(dialog);
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue('LARCH');
  answer = { status: 500 };
  await press(dialog);
  expect(await screen.findByText('Error')).toBeVisible();
  expect(screen.getByText('Failed to create discount code')).toBeVisible();
});

test('of a code in use, only limit and last day can be edited', async () => {
  const seen = open({ updateDiscountCode: { body: larch } });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit LARCH15' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit LARCH15' }));
  expect(dialog.getByText(/in use \(6 times\)/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Code' })).toBeDisabled();
  expect(dialog.getByRole('combobox', { name: 'Event' })).toBeDisabled();
  expect(dialog.getByRole('spinbutton', { name: 'Discount amount' })).toBeDisabled();
  const limit = dialog.getByRole('spinbutton', { name: /Usage limit/ });
  await userEvent.clear(limit);
  await userEvent.type(limit, '30');
  await press(dialog, 'Save');
  expect(await screen.findByText('Discount code updated successfully')).toBeVisible();
  expect(seen.find(({ name }) => name === 'updateDiscountCode')?.body).toEqual({
    code: 'LARCH15',
    eventId: 7,
    covers: 'date',
    discountType: 'percentage',
    discountValue: 15,
    borneBy: 'organizer',
    usageLimit: 30,
    validUntil: '2027-06-30',
    isActive: true,
  });
});

test('a code is deactivated and activated with one press', async () => {
  const seen = open({ updateDiscountCode: { body: larch } });
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate LARCH15' }));
  expect(await screen.findByText('Discount code deactivated')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Activate PERSEIDS' }));
  expect(await screen.findByText('Discount code activated')).toBeVisible();
  const sent = seen.filter(({ name }) => name === 'updateDiscountCode').map(({ body }) => body);
  expect(sent).toMatchObject([
    { code: 'LARCH15', isActive: false },
    { code: 'PERSEIDS', isActive: true },
  ]);
});

const asAdmin = { currentUser: { body: buildUser({ isAdmin: true, userType: 'admin' }) } };

test('an admin sees who pays as the site has it, and chooses for each code', async () => {
  const site = { taxRules: 'specification', discountsBorneBy: 'site', payoutDelayDays: 2 };
  const seen = open({ ...asAdmin, getSite: { body: site } });
  await screen.findByRole('table');
  const dialog = await fillIn();
  const choices = within(await dialog.findByRole('group', { name: 'Who pays for the discount' }));
  await waitFor(() => expect(choices.getByRole('radio', { name: 'The site' })).toBeChecked());
  await userEvent.click(choices.getByRole('radio', { name: 'The organizer' }));
  await press(dialog);
  await screen.findByText('Discount code created successfully');
  expect(seen.find(({ name }) => name === 'createDiscountCode')?.body).toMatchObject({ borneBy: 'organizer' });
});

test('an organizer isn’t asked who pays, and can only deactivate a code that the site pays for', async () => {
  open({ listDiscountCodes: { body: [{ ...larch, borneBy: 'site' }], headers: { 'x-total-count': '1' } } });
  const table = await screen.findByRole('table', { name: 'All codes' });
  expect(within(table).getByText('the site pays')).toBeVisible();
  expect(
    within(table)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Deactivate']);
  const dialog = await openDialog();
  expect(dialog.queryByRole('group', { name: 'Who pays for the discount' })).toBeNull();
});

test('for an event with several dates, it says which, and a code can be for all of them or only one', async () => {
  const several = [{ ...events[0], hasOtherDates: true }];
  const codes = [
    { ...larch, hasOtherDates: true, covers: 'series' },
    { ...perseids, hasOtherDates: true },
  ];
  const seen = open({
    findDiscountableEvents: { body: several },
    listDiscountCodes: { body: codes, headers: { 'x-total-count': '2' } },
  });
  expect(await screen.findByText('all dates')).toBeVisible();
  expect(screen.getByText('only Fri, Jul 2, 2027, 4:45 a.m.')).toBeVisible();
  const dialog = await openDialog();
  expect(dialog.queryByRole('group', { name: 'Dates' })).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), 'season');
  await userEvent.type(dialog.getByRole('combobox', { name: 'Event' }), 'dawn');
  await userEvent.click(await dialog.findByRole('option', { name: 'Dawn Traverse, Fri, Jul 2, 2027, 4:45 a.m.' }));
  expect(dialog.getByRole('radio', { name: 'All dates, also later ones' })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'Only this date (Fri, Jul 2, 2027, 4:45 a.m.)' }));
  await userEvent.type(dialog.getByRole('spinbutton', { name: 'Discount amount' }), '15');
  await press(dialog);
  expect(await screen.findByText('Discount code created successfully')).toBeVisible();
  expect(seen.find(({ name }) => name === 'createDiscountCode')?.body).toMatchObject({ eventId: 7, covers: 'date' });
});
