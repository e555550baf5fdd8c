import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildEventDetail } from '../../test/build-event';
import { renderAt } from '../../test/render-at';
import { currentToast } from '../../ui/dialog/toast-store';
import { ShareButton } from './ShareButton';

const event = buildEventDetail({ id: 7, slug: 'dawn-traverse', title: 'Dawn Traverse' });
const link = `${window.location.origin}/events/7/dawn-traverse`;

beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
});

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
