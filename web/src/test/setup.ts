import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  // What is rendered on the server is tested where there is no window.
  if (typeof window === 'undefined') return;
  cleanup();
  localStorage.clear();
});
