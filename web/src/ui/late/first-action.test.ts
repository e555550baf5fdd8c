import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

/** As a page has it that was just opened. */
async function openPage() {
  vi.resetModules();
  return (await import('./first-action')).onFirstAction;
}

let onFirstAction: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  onFirstAction = await openPage();
});

test.each(['pointerMove', 'pointerDown', 'touchStart', 'keyDown', 'input', 'dragEnter'] as const)(
  'the first %s runs what waits, once, whatever follows',
  (sign) => {
    const run = vi.fn();
    onFirstAction(run);
    expect(run).not.toHaveBeenCalled();
    fireEvent[sign](document.body, { movementX: 1 });
    expect(run).toHaveBeenCalledOnce();
    fireEvent[sign](document.body, { movementX: 1 });
    fireEvent.pointerMove(document.body, { movementX: 1 });
    expect(run).toHaveBeenCalledOnce();
  },
);

test('everything that waits is run by one action', () => {
  const runs = [vi.fn(), vi.fn()];
  for (const run of runs) onFirstAction(run);
  fireEvent.pointerMove(document.body, { movementX: 1 });
  for (const run of runs) expect(run).toHaveBeenCalledOnce();
});

test('a focus that the page sets isn’t an action', () => {
  const run = vi.fn();
  onFirstAction(run);
  fireEvent.focusIn(document.body);
  fireEvent.scroll(document.body);
  expect(run).not.toHaveBeenCalled();
});

test('a move of a pointer that rests isn’t an action: the page has moved below it', () => {
  const run = vi.fn();
  onFirstAction(run);
  fireEvent.pointerMove(document.body, { movementX: 0, movementY: 0 });
  expect(run).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body, { movementX: 0, movementY: -1 });
  expect(run).toHaveBeenCalledOnce();
});

test('what comes after the first action runs at once', () => {
  onFirstAction(() => undefined);
  fireEvent.keyDown(document.body);
  const run = vi.fn();
  onFirstAction(run);
  expect(run).toHaveBeenCalledOnce();
});

test('without a network, nothing runs: the first action once there’s one counts', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const run = vi.fn();
  onFirstAction(run);
  fireEvent.pointerMove(document.body, { movementX: 1 });
  expect(run).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  fireEvent.pointerMove(document.body, { movementX: 1 });
  expect(run).toHaveBeenCalledOnce();
  onLine.mockRestore();
});

test('what stopped waiting isn’t run', () => {
  const [stopped, waiting] = [vi.fn(), vi.fn()];
  const stop = onFirstAction(stopped);
  onFirstAction(waiting);
  stop();
  fireEvent.pointerMove(document.body, { movementX: 1 });
  expect(stopped).not.toHaveBeenCalled();
  expect(waiting).toHaveBeenCalledOnce();
});
