import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

let whenIdle: (typeof import('./when-idle'))['whenIdle'];
beforeEach(async () => {
  // A page on which nothing has been done.
  vi.resetModules();
  ({ whenIdle } = await import('./when-idle'));
});

/** A browser that's busy until `rest`. */
function busyBrowser(): { rest: () => void } {
  const browser = { rest: () => undefined as void };
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    browser.rest = run;
    return 1;
  });
  return browser;
}

test('nothing runs until the person has acted and the browser has nothing else to do', () => {
  const browser = busyBrowser();
  const run = vi.fn();
  whenIdle(run);
  browser.rest();
  expect(run).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body);
  expect(run).not.toHaveBeenCalled();
  browser.rest();
  expect(run).toHaveBeenCalledOnce();
});

test('a browser that can’t say when it’s idle runs it at the first action', () => {
  const run = vi.fn();
  whenIdle(run);
  fireEvent.keyDown(document.body);
  expect(run).toHaveBeenCalledOnce();
});
