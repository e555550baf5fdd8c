import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

let approach: () => void;
let Further: (typeof import('./Further'))['Further'];
beforeEach(async () => {
  // A page on which nothing has been done, with nothing in sight.
  vi.resetModules();
  ({ Further } = await import('./Further'));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: IntersectionObserverCallback) {
        approach = () => report([{ isIntersecting: true }] as IntersectionObserverEntry[], this as never);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

function open() {
  const load = vi.fn(async () => ({ default: () => <p>Your data</p> }));
  const Card = lazy(load);
  render(
    <Further>
      <Card />
    </Further>,
  );
  return load;
}

test('what’s further down keeps its room, and isn’t loaded while no one comes near it', () => {
  const load = open();
  expect(load).not.toHaveBeenCalled();
  expect(document.querySelector('[aria-busy]')).toHaveClass('room');
});

test.each([
  ['someone comes near it', () => approach()],
  ['someone acts', () => void fireEvent.pointerMove(document.body, { movementX: 1 })],
])('it’s loaded and shown when %s', async (_when, happen) => {
  open();
  act(happen);
  expect(await screen.findByText('Your data')).toBeVisible();
  expect(document.querySelector('[aria-busy]')).toBeNull();
});
