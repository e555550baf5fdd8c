import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { CategoryFilter } from './CategoryFilter';
import { useEventFilters } from './use-event-filters';

function Filter() {
  const [filters, change] = useEventFilters();
  return <CategoryFilter filters={filters} onChange={change} formId="search" />;
}

test('categories that are pressed before the page shows the ones before them all count', async () => {
  fakeApi({
    listCategories: { body: ['Food & Drink', 'Art & Culture'].map((name, index) => ({ id: index + 1, name })) },
  });
  renderAt(<Filter />, {});
  const food = await screen.findByRole('checkbox', { name: /^Food/ });
  const art = screen.getByRole('checkbox', { name: /^Art/ });
  await act(async () => {
    food.click();
    art.click();
  });
  expect(await screen.findAllByRole('checkbox', { checked: true })).toHaveLength(2);
});
