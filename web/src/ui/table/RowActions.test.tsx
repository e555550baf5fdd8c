import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { actionsOffered, openActions } from '../../test/choose-action';
import { renderAt } from '../../test/render-at';
import { RowActions } from './RowActions';

const item = (label: string) => ({ label, does: () => undefined });

test('a row has its main action as a button, and the others in a menu', async () => {
  renderAt(<RowActions of="Dawn" main={item('Edit')} more={[item('Publish'), item('Delete')]} />);
  expect(screen.getByRole('button', { name: 'Edit Dawn' })).toHaveTextContent('Edit');
  await openActions('Dawn');
  expect(actionsOffered()).toEqual(['Publish', 'Delete']);
});

test('a single other action is a button, not a menu', () => {
  renderAt(<RowActions of="Dawn" main={item('Edit')} more={[item('Delete')]} />);
  expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Edit Dawn',
    'Delete Dawn',
  ]);
});

test('a row without a main action has what’s left, or nothing', () => {
  const { container } = renderAt(<RowActions of="Dusk" main={null} more={[]} />);
  expect(container).toHaveTextContent('');
  renderAt(<RowActions of="Dawn" main={null} more={[item('Duplicate')]} />);
  expect(screen.getByRole('button', { name: 'Duplicate Dawn' })).toBeVisible();
});
