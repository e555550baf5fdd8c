import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildEventDetail } from '../../test/build-event';
import { enterText } from '../../test/enter-text';
import { fakeApi, refusal } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { ManualBookingDialog } from './ManualBookingDialog';

const tier = { id: 1, tierType: 'regular', adultPrice: '130.00', childPrice: '60.00', validUntil: null };
const plain = { note: '', limit: '', isRefundable: false, left: null };

test('guests take extras along, which are in the amount; one that’s gone is said at them and keeps what was typed', async () => {
  const message = 'Wetsuit M has just been taken. 2 of size L are left.';
  const sent: unknown[] = [];
  const extras = [
    { ...plain, name: 'Wetsuit', price: '15.00', per: 'person' as const, choices: 'M: 2, L: 2', choicesLeft: [2, 2] },
    { ...plain, name: 'Photographs', price: '40.00', per: 'booking' as const, choices: '', choicesLeft: [] },
  ];
  fakeApi({
    currentPricing: { body: tier },
    getEvent: { body: buildEventDetail({ extras }) },
    bookManually: ({ body }) => {
      sent.push(body);
      return refusal(409, 'extra_sold_out', message, { fields: { extras: message } });
    },
  });
  renderAt(<ManualBookingDialog eventId={7} onClose={() => undefined} />, { path: '/' });
  await enterText(await screen.findByRole('textbox', { name: 'Guest 1' }), 'Ada Roy');
  const size = await screen.findByRole('combobox', { name: 'Wetsuit for Ada Roy' });
  await userEvent.selectOptions(size, 'M');
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.queryByText('Not refundable if you cancel.')).toBeNull();
  await waitFor(() => expect(screen.getByLabelText('Amount in dollars (optional)')).toHaveValue('185.00'));
  await userEvent.click(screen.getByRole('button', { name: 'Book 1 seat' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(size).toHaveFocus());
  expect(size).toHaveValue('M');
  const taken = [{ name: 'Wetsuit', choice: 'M' }, { name: 'Photographs' }];
  const guests = [{ name: 'Ada Roy', isChild: false, extras: taken }];
  expect(sent).toEqual([{ guests, paidBy: 'cash', taken: '185.00' }]);
});
