import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { currentToast, dismissToast } from '../ui/dialog/toast-store';

afterEach(() => {
  vi.useRealTimers();
  // Tests of server rendering run without a window.
  if (typeof window === 'undefined') return;
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  forgetToast();
  vi.unstubAllGlobals();
});

// The files of a worker share their modules. A part of a page that was still loading when a file ended would stay broken in the files after it.
afterAll(() => vi.dynamicImportSettled());

// jsdom doesn't have pointer capture, which swiping a toast away needs.
if (typeof window !== 'undefined') Element.prototype.hasPointerCapture ??= () => false;

// jsdom has no layout: all of a page counts as seen, and there's nothing to scroll.
if (typeof window !== 'undefined') {
  Element.prototype.scrollIntoView ??= () => undefined;
  window.IntersectionObserver = class implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
    constructor(private readonly report: IntersectionObserverCallback) {}
    observe() {
      this.report([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    disconnect() {
      // Nothing is observed any more.
    }
  } as unknown as typeof IntersectionObserver;
}

// jsdom doesn't open dialogs.
if (typeof window !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
}

// A busy machine may need many times the default second. Anything that never appears still fails.
configure({ asyncUtilTimeout: 60_000 });

/** Toasts outlive the page that showed them, so they're cleared before the next test. */
function forgetToast(): void {
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
}
