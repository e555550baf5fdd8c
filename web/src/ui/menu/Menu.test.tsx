import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../test/render-at';
import { Menu } from './Menu';

function open(busy: string | false = false) {
  const [publish, disable] = [vi.fn(), vi.fn()];
  renderAt(
    <>
      <button type="button">Before</button>
      <Menu
        label="More actions for Dawn Traverse"
        busy={busy}
        items={[
          { label: 'Disable', does: disable, endsIt: true },
          { label: 'Publish', does: publish },
          { label: 'Repeat', does: { to: '/repeat' } },
        ]}
      />
      <button type="button">After</button>
    </>,
  );
  return { publish, disable };
}

const trigger = () => screen.getByRole('button', { name: 'More actions for Dawn Traverse' });
const item = (name: string) => screen.getByRole('menuitem', { name });

test('what ends something is last, wherever it was given', async () => {
  open();
  await userEvent.click(trigger());
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Publish',
    'Repeat',
    'Disable',
  ]);
});

test('a press opens the menu at its first item, and another closes it', async () => {
  open();
  expect(trigger()).toHaveAttribute('aria-haspopup', 'menu');
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger());
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'More actions for Dawn Traverse' })).toBeVisible();
  expect(item('Publish')).toHaveFocus();
  await userEvent.click(trigger());
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the arrows open it at either end and go round; Home, End and letters jump', async () => {
  open();
  trigger().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Disable')).toHaveFocus();
  for (const [key, focused] of [
    ['{ArrowDown}', 'Publish'],
    ['{ArrowUp}', 'Disable'],
    ['{Home}', 'Publish'],
    ['{End}', 'Disable'],
    ['r', 'Repeat'],
    ['D', 'Disable'],
    ['x', 'Disable'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(item(focused)).toHaveFocus();
  }
});

test('Enter and Space choose, and the button has the focus again before the action runs', async () => {
  const { publish, disable } = open();
  disable.mockImplementation(() => expect(trigger()).toHaveFocus());
  trigger().focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(publish).toHaveBeenCalledOnce();
  await userEvent.keyboard('{ArrowUp} ');
  expect(disable).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(trigger()).toHaveFocus();
});

test.each([' ', '{Enter}'])('a link in it is followed with the key "%s"', async (key) => {
  open();
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}r');
  await userEvent.keyboard(key);
  expect(screen.getByText('at /repeat')).toBeVisible();
});

test('Escape closes it and gives the focus back; a dialog around it doesn’t hear the key', async () => {
  const heard = vi.fn();
  window.addEventListener('keydown', heard);
  open();
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}');
  heard.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(trigger()).toHaveFocus();
  expect(heard).not.toHaveBeenCalled();
  window.removeEventListener('keydown', heard);
});

test('Tab closes it and goes on from the button', async () => {
  open();
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('a press beside it closes it', async () => {
  open();
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Before' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});

test('scrolling closes it once its button has moved, and not for what moved before', async () => {
  open();
  await userEvent.click(trigger());
  fireEvent.scroll(window);
  expect(screen.getByRole('menu')).toBeVisible();
  vi.spyOn(trigger(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 120));
  fireEvent.scroll(window);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('while an action is running it says so, can’t be opened, and keeps the focus', async () => {
  open('Publishing...');
  expect(screen.getByText('Publishing...')).toBeInTheDocument();
  trigger().focus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(trigger()).toHaveFocus();
  expect(trigger()).toHaveAttribute('aria-disabled', 'true');
});
