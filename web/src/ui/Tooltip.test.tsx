import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip, TooltipArea } from './Tooltip';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  render(
    <TooltipArea>
      <Tooltip text="Waning crescent">
        <button type="button">Moon</button>
      </Tooltip>
    </TooltipArea>,
  );
  return screen.getByRole('button', { name: 'Moon' });
}

test('pointing at something opens its tooltip after 700 ms and not before', () => {
  fireEvent.pointerMove(open(), { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(699));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Waning crescent');
});

test('keyboard focus opens it immediately', () => {
  const moon = open();
  act(() => moon.focus());
  expect(screen.getByRole('tooltip')).toHaveTextContent('Waning crescent');
});
