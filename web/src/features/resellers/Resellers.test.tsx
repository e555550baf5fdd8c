import type { Reseller } from '@ascendant/contract/reseller';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, type FakeAnswers } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { ResellersScreen } from './ResellersScreen';

const series = [{ id: 40, title: 'Dawn Traverse' }];
const reseller: Reseller = {
  id: 3,
  name: 'Viator',
  series,
  commission: 25,
  isOn: true,
  keyStart: 'asc_k7m2q9xw',
  lastUsedAt: null,
  bookings: 2,
  owed: '150.00',
};

function open(answers: FakeAnswers) {
  const seen = fakeApi(answers);
  renderAt(<ResellersScreen />, {});
  return seen;
}

test('a reseller is added with what it can sell, and its key is shown once', async () => {
  const user = userEvent.setup();
  const sent = open({
    listResellers: { body: { resellers: [], series, invoices: [] } },
    addReseller: { status: 201, body: { reseller, secret: 'asc_secret' } },
  });
  await user.type(await screen.findByLabelText('Company'), 'Viator');
  await user.clear(screen.getByLabelText('Commission, %'));
  await user.type(screen.getByLabelText('Commission, %'), '25');
  await user.click(screen.getByRole('checkbox', { name: 'Dawn Traverse' }));
  await user.click(screen.getByRole('button', { name: 'Add the reseller' }));
  expect(sent.find(({ name }) => name === 'addReseller')?.body).toEqual({
    name: 'Viator',
    seriesIds: [40],
    commission: 25,
  });
  expect(await screen.findByRole('dialog', { name: 'Key for Viator' })).toHaveTextContent('asc_secret');
});

test('a form with nothing in it says what’s missing, and sends nothing', async () => {
  const sent = open({ listResellers: { body: { resellers: [], series, invoices: [] } } });
  await userEvent.clear(await screen.findByLabelText('Commission, %'));
  await userEvent.click(screen.getByRole('button', { name: 'Add the reseller' }));
  for (const text of ['Please enter the company’s name', 'Choose at least one event', /whole number from 0 to 50/])
    expect(await screen.findByText(text)).toBeVisible();
  expect(sent.filter(({ name }) => name === 'addReseller')).toEqual([]);
});

test('what a reseller owes is shown, and a payment of it is noted with a key', async () => {
  const user = userEvent.setup();
  const sent = open({
    listResellers: { body: { resellers: [reseller], series, invoices: [] } },
    noteResellerPayment: { status: 201, body: { ...reseller, owed: '0.00' } },
  });
  expect(await screen.findByText('Owes you $150.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Note a payment of Viator' }));
  const dialog = screen.getByRole('dialog', { name: 'Payment of Viator' });
  await user.click(within(dialog).getByRole('button', { name: 'Note the payment' }));
  const noted = sent.find(({ name }) => name === 'noteResellerPayment');
  expect(noted?.body).toMatchObject({ amount: '150.00' });
  expect(noted?.idempotencyKey).toMatch(/^[\w-]{36}$/u);
});
