import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Stepper } from './Stepper';

function Party({ from }: { readonly from: number }) {
  const [value, setValue] = useState(from);
  return <Stepper label="Party" value={value} valueText={`${value} places`} min={1} max={20} onChange={setValue} />;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('goes up by one and stops at its largest value', async () => {
  render(<Party from={19} />);
  await press('One more');
  await press('One more');
  expect(screen.getByRole('status')).toHaveTextContent('20 places');
  expect(screen.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true');
});

test('goes down by one and stops at its smallest value, where the button keeps the focus', async () => {
  render(<Party from={2} />);
  await press('One fewer');
  await press('One fewer');
  expect(screen.getByRole('status')).toHaveTextContent('1 places');
  expect(screen.getByRole('button', { name: 'One fewer' })).toHaveFocus();
});
