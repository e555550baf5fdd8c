import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildPicture } from '../../test/build-picture';
import { Gallery } from './Gallery';

const shown = (...alts: readonly string[]) => render(<Gallery event={{ gallery: alts.map(buildPicture) }} />);

test('without pictures there’s nothing', () => {
  const { container } = shown();
  expect(container).toBeEmptyDOMElement();
});

test('a small picture loads when it’s near, in a size that fits, and keeps its shape free', () => {
  shown('The hut');
  const picture = screen.getByRole('img', { name: 'The hut' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('srcset', '/uploads/the-hut-small.webp 640w, /uploads/the-hut.webp 1920w');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1920', '1280']);
});

test('a picture opens large, the arrow keys and buttons turn, and the focus returns', async () => {
  shown('The hut', 'The lake', 'The ridge');
  const second = screen.getByRole('button', { name: 'The lake' });
  second.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture 2 of 3' }));
  expect(dialog.getByText('The lake')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog.getByRole('img', { name: 'The ridge' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByRole('img', { name: 'The hut' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: 'Picture 3 of 3' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(second).toHaveFocus();
});

test('a picture that’s alone has nothing to turn to', async () => {
  shown('The hut');
  await userEvent.click(screen.getByRole('button', { name: 'The hut' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture' }));
  expect(dialog.queryByRole('button', { name: 'Next' })).toBeNull();
});
