import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { PriceTypesDialog } from './PriceTypesDialog';

const event = { id: 7, title: 'Dawn walk' };
const senior = { name: 'Senior', kind: 'percent', value: '85', minAge: 65, maxAge: null, proof: '' } as const;

test('a usual price type is one press away, and what’s wrong is said at its field and keeps what was typed', async () => {
  const seen = fakeApi({
    getPriceTypes: { body: { priceTypes: [senior] } },
    setPriceTypes: ({ body }) => ({ body: body as { priceTypes: [] } }),
  });
  renderAt(<PriceTypesDialog event={event} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Infant' }));
  expect(screen.queryByRole('button', { name: 'Add Senior' })).toBeNull();
  const [, name] = screen.getAllByLabelText('Name');
  expect(name).toHaveFocus();
  const [, oldest] = screen.getAllByLabelText('Oldest age (optional)');
  if (!name || !oldest) throw new RangeError('no second price type');
  await userEvent.clear(name);
  await userEvent.type(name, 'Senior');
  await userEvent.clear(oldest);
  await userEvent.type(oldest, '3 years');
  expect(name).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('This name is taken: choose another')).toBeVisible();
  expect(name).toHaveValue('Senior');
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.clear(name);
  await userEvent.type(name, 'Infant');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  const sent = seen.filter((call) => call.name === 'setPriceTypes').map(({ body }) => body);
  const infant = {
    ...senior,
    seats: 0,
    perAdult: 2,
    name: 'Infant',
    kind: 'amount',
    value: '0',
    minAge: null,
    maxAge: 3,
  };
  expect(sent).toEqual([{ priceTypes: [senior, infant] }]);
});

test('a refusal keeps the dialog open with what was typed', async () => {
  fakeApi({
    getPriceTypes: { body: { priceTypes: [senior] } },
    setPriceTypes: refusal(403, 'forbidden', 'You can’t change this event.'),
  });
  renderAt(<PriceTypesDialog event={event} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('You can’t change this event.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Senior');
});

test('a package has a price for all, for so many people, and seats of its own or the whole date', async () => {
  const seen = fakeApi({
    getPriceTypes: { body: { priceTypes: [] } },
    setPriceTypes: ({ body }) => ({ body: body as { priceTypes: [] } }),
  });
  renderAt(<PriceTypesDialog event={event} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a package' }));
  await userEvent.type(screen.getByLabelText('Name of the package'), 'Whole boat');
  await userEvent.type(screen.getByLabelText('Price in dollars'), '600');
  const [people, seats] = [/^For up to how many people/, /^Seats/].map((name) => screen.getByLabelText(name));
  if (!people || !seats) throw new RangeError('no package');
  await userEvent.clear(people);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('A package is for 1 to 20 people')).toBeVisible();
  await userEvent.type(people, '8');
  await userEvent.clear(seats);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  const sent = seen.filter((call) => call.name === 'setPriceTypes').map(({ body }) => body);
  const boat = { name: 'Whole boat', kind: 'amount', value: '600', minAge: null, maxAge: null, proof: '' };
  expect(sent).toEqual([{ priceTypes: [{ ...boat, covers: 8, seats: null }] }]);
});
