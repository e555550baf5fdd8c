import { act, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { comingCode } from '../../test/coming-code';

let useCheck: (typeof import('./use-check'))['useCheck'];
let toast: () => string | undefined;
beforeEach(async () => {
  // A page on which nothing has been done.
  vi.resetModules();
  ({ useCheck } = await import('./use-check'));
  const { currentToast } = await import('../dialog/toast-store');
  toast = () => currentToast()?.title;
});

test('a form’s check is loaded at the first action, and not before', async () => {
  const load = vi.fn(async () => 'check');
  renderHook(() => useCheck(load));
  expect(load).not.toHaveBeenCalled();
  await act(async () => fireEvent.keyDown(document.body));
  expect(load).toHaveBeenCalledOnce();
});

test('a form that was closed before the first action loads none', () => {
  const load = vi.fn(async () => 'check');
  renderHook(() => useCheck(load)).unmount();
  fireEvent.keyDown(document.body);
  expect(load).not.toHaveBeenCalled();
});

test('someone who sends the form before its check is there waits for it; sending it again meanwhile does nothing', async () => {
  const code = comingCode<string>();
  const { result } = renderHook(() => useCheck(() => code.promise));
  let first = Promise.resolve<string | null>(null);
  act(() => {
    first = result.current.ready();
  });
  expect(result.current.isChecking).toBe(true);
  expect(await result.current.ready()).toBeNull();
  await act(async () => code.resolve('check'));
  expect(await first).toBe('check');
  expect(result.current.isChecking).toBe(false);
});

test('a check that can’t be loaded is said in a toast when the form is sent, and the next time it’s tried again', async () => {
  let hasNetwork = false;
  const load = async () => {
    if (!hasNetwork) throw new TypeError('Failed to fetch dynamically imported module');
    return 'check';
  };
  const { result } = renderHook(() => useCheck(load));
  await act(async () => fireEvent.keyDown(document.body));
  expect(toast()).toBeUndefined();
  await act(async () => expect(await result.current.ready()).toBeNull());
  expect(toast()).toBe('We couldn’t reach Ascendant. Please try again.');
  expect(result.current.isChecking).toBe(false);
  hasNetwork = true;
  await act(async () => expect(await result.current.ready()).toBe('check'));
});

test('a form that was closed while it waited isn’t sent, and says nothing', async () => {
  const code = comingCode<string>();
  const { result, unmount } = renderHook(() => useCheck(() => code.promise));
  let sent = Promise.resolve<string | null>('check');
  act(() => {
    sent = result.current.ready();
  });
  unmount();
  code.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await sent).toBeNull();
  expect(toast()).toBeUndefined();
});
