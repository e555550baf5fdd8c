// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, showToast } from './toast-store';

beforeEach(() => vi.useFakeTimers());

test('only one toast is shown at a time: the newest', () => {
  showToast({ title: 'Code resent!' });
  showToast({ title: 'Email verified!' });
  expect(currentToast()).toMatchObject({ title: 'Email verified!', open: true });
});

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  showToast({ title: 'Code resent!' });
  dismissToast(currentToast()!.id);
  expect(currentToast()).toMatchObject({ title: 'Code resent!', open: false });
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('dismissing a toast that has been replaced leaves the new one alone', () => {
  showToast({ title: 'Code resent!' });
  const old = currentToast()!.id;
  showToast({ title: 'Email verified!' });
  dismissToast(old);
  expect(currentToast()).toMatchObject({ title: 'Email verified!', open: true });
});
