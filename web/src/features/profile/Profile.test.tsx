import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeAuthToken } from '../../api/auth-token';
import { useAuth } from '../../auth/AuthProvider';
import { buildUser } from '../../test/build-user';
import { fakeApi } from '../../test/fake-api';
import { fakeUploads, type FakeUpload } from '../../test/fake-upload';
import { renderAt } from '../../test/render-at';
import { currentToast } from '../../ui/dialog/toast-store';
import { ProfileHead } from './Profile';

const refusal = (message: string) => ({ code: 'x', message, error: message, requestId: 'test' });

let uploads: FakeUpload[];
beforeEach(() => {
  uploads = fakeUploads();
  // jsdom doesn't support object URLs or decode images.
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: vi.fn() });
  HTMLImageElement.prototype.decode = async () => undefined;
});

function Head() {
  const { user } = useAuth();
  return user ? <ProfileHead user={user} /> : null;
}

async function open() {
  fakeApi({ currentUser: { body: buildUser() } });
  const { container } = renderAt(<Head />);
  await screen.findByRole('button', { name: 'Change photo' });
  return { picture: () => container.querySelector('.avatar img')?.getAttribute('src') ?? null };
}

const fileOf = (bytes: number, type: string) => {
  const file = new File(['x'], 'me', { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const png = fileOf(1000, 'image/png');
/** Ignores `accept`, as the system's file dialog lets users do. */
const choose = (file: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Profile picture'), file);

describe('a chosen photo', () => {
  it('is shown immediately, uploaded with progress, and kept', async () => {
    storeAuthToken('token-of-maya');
    const { picture } = await open();
    expect(picture()).toBeNull();
    await choose(png);
    expect(picture()).toBe('blob:chosen');
    await waitFor(() => expect(uploads).toHaveLength(1));
    const [upload] = uploads;
    expect(upload?.path).toBe('POST /api/user/profile-picture');
    expect(upload?.headers.get('authorization')).toBe('Bearer token-of-maya');
    expect(upload?.form.get('profilePicture')).toHaveProperty('type', 'image/png');
    upload?.progress(42);
    expect(screen.getByRole('progressbar', { name: 'Uploading your photo' })).toHaveAttribute('value', '42');
    expect(screen.getByText('42%')).toBeVisible();
    upload?.progress(100);
    expect(screen.getByText('Processing...')).toBeVisible();
    upload?.answer(200, buildUser({ profilePicture: '/uploads/new.webp' }));
    await waitFor(() => expect(picture()).toBe('/uploads/new.webp'));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(currentToast()?.title).toBe('Profile picture updated');
  });

  it.each([
    [fileOf(1000, 'application/pdf'), 'Please select an image file'],
    [fileOf(1000, 'image/svg+xml'), 'Please select an image file'],
    [fileOf(20 * 1024 * 1024, 'image/png'), 'File size must be less than 20MB'],
  ])("isn't sent if it can't be accepted", async (file, sentence) => {
    const { picture } = await open();
    await choose(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('button', { name: 'Change photo' })).toHaveAccessibleDescription(sentence);
    expect([uploads.length, picture()]).toEqual([0, null]);
    await choose(png);
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(uploads).toHaveLength(1));
  });
});

describe('a failed upload', () => {
  const failure = 'Failed to upload profile picture. Please try again.';

  it.each([
    ['the server fails', (upload: FakeUpload) => upload.answer(500, refusal('Something went wrong.')), failure],
    ['the connection drops', (upload: FakeUpload) => upload.breakOff(), failure],
    [
      'the server gives a reason',
      (upload: FakeUpload) => upload.answer(413, refusal('Choose a picture with at most 100 frames.')),
      `${failure} Choose a picture with at most 100 frames.`,
    ],
  ])('shows an error when %s, and restores the previous picture', async (_, fail, sentence) => {
    const { picture } = await open();
    await choose(png);
    fail(uploads[0]!);
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${sentence}$`));
    expect(picture()).toBeNull();
  });

  it('shows no error when it is cancelled, and keeps the focus', async () => {
    const { picture } = await open();
    await choose(png);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const button = await screen.findByRole('button', { name: 'Change photo' });
    expect(button).toHaveFocus();
    expect([uploads[0]?.isGivenUp, picture(), screen.queryByRole('alert')]).toEqual([true, null, null]);
  });
});
