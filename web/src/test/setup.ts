import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  // What is rendered on the server is tested where there is no window.
  if (typeof window === 'undefined') return;
  cleanup();
  localStorage.clear();
});

// A busy machine may take longer than the usual second; what never comes fails all the same.
configure({ asyncUtilTimeout: 5000 });
