import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router';
import { createQueryClient } from '../api/query-client';
import { AuthProvider } from '../auth/AuthProvider';
import { Toasts } from '../ui/dialog/Toasts';

/**
 * Renders a page at an address, inside the session and query providers, with the toasts. Any other address is shown as text.
 * @param path the route's pattern
 * @param state of the history's entry
 */
export function renderAt(
  page: ReactNode,
  { path = '/', at = path, state }: { path?: string; at?: string; state?: unknown } = {},
) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
        <AuthProvider>
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
          <Toasts />
        </AuthProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function Elsewhere() {
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & { state: unknown };
  const dialog = typeof state === 'object' && state !== null && 'dialog' in state ? String(state.dialog) : null;
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      {dialog === null ? null : <p>{`from ${dialog}`}</p>}
    </>
  );
}
