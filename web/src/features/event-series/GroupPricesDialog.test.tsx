import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { GroupPricesDialog } from './GroupPricesDialog';

const event = { id: 7, title: 'Dawn walk' };
const ten = { people: 10, percent: 15 };

test('what’s wrong is said at its field when it’s saved, and what’s right is sent as numbers', async () => {
  const seen = fakeApi({
    getGroupPrices: { body: { groupPrices: [ten] } },
    setGroupPrices: ({ body }) => ({ body: body as { groupPrices: [] } }),
  });
  renderAt(<GroupPricesDialog event={event} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a group price' }));
  const [, people] = screen.getAllByLabelText('People, at least');
  const [, percent] = screen.getAllByLabelText('% off each price');
  if (!people || !percent) throw new RangeError('no second group price');
  await userEvent.type(people, '10');
  expect(people).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Each group is larger than the one before: choose more than 10 people')).toBeVisible();
  expect(screen.getByText('Please enter a whole percentage from 1 to 90')).toBeVisible();
  expect(people).toHaveValue('10');
  await userEvent.clear(people);
  await userEvent.type(people, '15');
  await userEvent.type(percent, '20');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  const sent = seen.filter(({ name }) => name === 'setGroupPrices').map(({ body }) => body);
  expect(sent).toEqual([{ groupPrices: [ten, { people: 15, percent: 20 }] }]);
});

test('a refusal keeps the dialog open with what was typed', async () => {
  fakeApi({
    getGroupPrices: { body: { groupPrices: [ten] } },
    setGroupPrices: refusal(403, 'forbidden', 'You can’t change this event.'),
  });
  renderAt(<GroupPricesDialog event={event} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('You can’t change this event.')).toBeVisible();
  expect(screen.getByLabelText('People, at least')).toHaveValue('10');
});
