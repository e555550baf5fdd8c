import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { buildEventDetail } from '../../test/build-event';
import { buildPicture } from '../../test/build-picture';
import { renderAt } from '../../test/render-at';
import { currentToast } from '../../ui/dialog/toast-store';
import { Gallery } from './Gallery';
import { ShareButton } from './ShareButton';

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

const event = buildEventDetail({ id: 7, slug: 'dawn-traverse', title: 'Dawn Traverse' });
const link = `${window.location.origin}/events/7/dawn-traverse`;

function press(name: string, device: object, at = '/events/7'): void {
  vi.stubGlobal('navigator', device);
  renderAt(<ShareButton event={event} />, { path: '/events/:id', at });
  fireEvent.click(screen.getByText('Share'));
  // user-event would bring a clipboard of its own.
  fireEvent.click(screen.getByRole('button', { name }));
}

test('an event is shared the device’s own way', () => {
  const share = vi.fn<(what: object) => Promise<void>>().mockResolvedValue(undefined);
  press('Share with an app', { share });
  expect(share).toHaveBeenCalledWith({ title: 'Dawn Traverse', url: link });
});

test('the link is copied, and the list closes', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
  press('Copy link', { clipboard: { writeText } });
  expect(screen.queryByRole('button', { name: 'Share with an app' })).toBeNull();
  expect(writeText).toHaveBeenCalledWith(link);
  await expect.poll(() => currentToast()?.title).toBe('Link copied');
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

test.each([
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['a press beside it', () => fireEvent.pointerDown(document.body)],
])('%s closes the list', (_what, close) => {
  renderAt(<ShareButton event={event} />, { path: '/events/:id', at: '/events/7' });
  fireEvent.click(screen.getByText('Share'));
  fireEvent.pointerDown(screen.getByText('Copy link'));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  close();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

test('closing the device’s list of ways to share does nothing else', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  const share = async () => Promise.reject(new DOMException('Closed', 'AbortError'));
  press('Share with an app', { share, clipboard: { writeText } });
  await Promise.resolve();
  expect(writeText).not.toHaveBeenCalled();
});

test('a link that can’t be copied is shown', async () => {
  const clipboard = { writeText: async () => Promise.reject(new DOMException('No', 'NotAllowedError')) };
  press('Copy link', { clipboard });
  await expect.poll(() => currentToast()).toMatchObject({ title: 'We couldn’t copy the link', description: link });
});

test('the email, and what’s copied, have nothing of the party that’s in the address', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
  press('Copy link', { clipboard: { writeText }, onLine: true }, '/events/7?with=5,8');
  expect(writeText).toHaveBeenCalledWith(link);
  const address = () => screen.getByRole('link', { name: 'Send by email', hidden: true }).getAttribute('href') ?? '';
  expect(decodeURIComponent(address()), 'also before the written one is loaded').toContain(link);
  fireEvent.keyDown(document.body);
  await expect.poll(address).toContain('subject=');
  const mail = new URL(address());
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', '']);
  const body = mail.searchParams.get('body') ?? '';
  expect(body).toMatch(/^We’re thinking of going/);
  expect(body.endsWith(link)).toBe(true);
});
