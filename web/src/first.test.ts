import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../public/first.js'), 'utf8');

/** Called as the browser calls it when the page is painted. */
let paint = (): void => undefined;

class PaintObserver {
  constructor(seen: () => void) {
    paint = seen;
  }
  observe(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  document.head.innerHTML = '<script data-program="/assets/a.js" data-parts="/assets/b.js /assets/c.js"></script>';
});

afterEach(() => {
  // Ends what waits.
  window.dispatchEvent(new Event('keydown'));
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

function run({ isHidden = false } = {}): void {
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.head.querySelector('script'));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  runInThisContext(source);
}

/** The addresses of what the page has been told to load. */
function loaded(): readonly (string | null)[] {
  const tags = document.head.querySelectorAll('[rel=modulepreload], [type=module]');
  return [...tags].map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src'));
}

const all = ['/assets/b.js', '/assets/c.js', '/assets/a.js'];

test.each(['light', 'dark'])('a chosen theme (%s) is set before anything is shown', (theme) => {
  localStorage.setItem('theme', theme);
  run();
  expect(document.documentElement.dataset['theme']).toBe(theme);
});

test('a page that starts its program itself is left alone', () => {
  document.head.innerHTML = '<script></script>';
  run();
  paint();
  expect(loaded()).toEqual([]);
});

test('nothing of the program is loaded before the page is painted, and all of it after', () => {
  run();
  vi.advanceTimersByTime(1999);
  expect(loaded()).toEqual([]);
  paint();
  expect(loaded()).toEqual(all);
});

test.each(['pointerdown', 'keydown'])('a %s before that starts it at once', (sign) => {
  run();
  window.dispatchEvent(new Event(sign));
  expect(loaded()).toEqual(all);
});

test('a page in the background, which is never painted, starts at once', () => {
  run({ isHidden: true });
  vi.advanceTimersByTime(0);
  expect(loaded()).toEqual(all);
});

test('a browser that never says when it has painted starts it after two seconds', () => {
  run();
  vi.advanceTimersByTime(2000);
  expect(loaded()).toEqual(all);
});

test('it starts once', () => {
  run();
  paint();
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(2000);
  expect(loaded()).toEqual(all);
});
