import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dialog, loadDialogs } from './Dialog';
import { Tooltip } from './Tooltip';

beforeEach(() => vi.useFakeTimers());

function open() {
  render(
    <Tooltip text="Waning crescent">
      <button type="button">Moon</button>
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Moon' });
}

test('pointing at something opens its tooltip after 700 ms and not before', () => {
  fireEvent.pointerEnter(open(), { pointerType: 'mouse' });
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

test('it closes with Escape, when the focus goes on, and when it’s pressed', () => {
  const moon = open();
  for (const close of [
    () => fireEvent.keyDown(moon, { key: 'Escape' }),
    () => moon.blur(),
    () => fireEvent.pointerDown(moon),
  ]) {
    act(() => moon.focus());
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    act(() => void close());
    act(() => vi.advanceTimersByTime(0));
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => moon.blur());
  }
});

test('a press opens none, although it brings the focus', () => {
  const moon = open();
  fireEvent.pointerDown(moon);
  act(() => moon.focus());
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('Escape closes the tooltip alone, and then the dialog around it', async () => {
  vi.useRealTimers();
  await loadDialogs();
  const onClose = vi.fn();
  render(
    <Dialog title="Book" onClose={onClose}>
      <Tooltip text="Waning crescent">
        <button type="button">Moon</button>
      </Tooltip>
    </Dialog>,
  );
  const moon = await screen.findByRole('button', { name: 'Moon' });
  act(() => moon.focus());
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  fireEvent.keyDown(moon, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(moon, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
