import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { currentToast, dismissToast } from '../ui/toast-store';

afterEach(() => {
  // What is rendered on the server is tested where there is no window.
  if (typeof window === 'undefined') return;
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  forgetToast();
  vi.unstubAllGlobals();
});

// jsdom has no pointer capture, which swiping a toast away asks for.
if (typeof window !== 'undefined') Element.prototype.hasPointerCapture ??= () => false;

// A busy machine may take longer than the usual second; what never comes fails all the same.
configure({ asyncUtilTimeout: 5000 });

/** Toasts outlive the page that showed them; the next test begins without. */
function forgetToast(): void {
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
}
