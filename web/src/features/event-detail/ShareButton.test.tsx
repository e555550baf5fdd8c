import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../test/render-at';
import { currentToast } from '../../ui/toast-store';
import { ShareButton } from './ShareButton';

const link = `${window.location.origin}/events/7/dawn-traverse`;

function press(device: object): void {
  vi.stubGlobal('navigator', device);
  renderAt(<ShareButton event={{ id: 7, slug: 'dawn-traverse', title: 'Dawn Traverse' }} />);
  // user-event would bring a clipboard of its own.
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
}

test('finding 16: an event is shared the device’s own way', () => {
  const share = vi.fn<(what: object) => Promise<void>>().mockResolvedValue(undefined);
  press({ share });
  expect(share).toHaveBeenCalledWith({ title: 'Dawn Traverse', url: link });
});

test('finding 16: where the device can’t share, the link is copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
  press({ clipboard: { writeText } });
  expect(writeText).toHaveBeenCalledWith(link);
  await expect.poll(() => currentToast()?.title).toBe('Link copied');
});

test('closing the list of ways to share does nothing else', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  const share = async () => Promise.reject(new DOMException('Closed', 'AbortError'));
  press({ share, clipboard: { writeText } });
  await Promise.resolve();
  expect(writeText).not.toHaveBeenCalled();
});

test('a link that can’t be copied is shown', async () => {
  press({ clipboard: { writeText: async () => Promise.reject(new DOMException('No', 'NotAllowedError')) } });
  await expect.poll(() => currentToast()).toMatchObject({ title: 'We couldn’t copy the link', description: link });
});
