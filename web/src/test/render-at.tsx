import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { createQueryClient } from '../api/query-client';
import { AuthProvider } from '../auth/AuthProvider';

/**
 * Renders a page at an address, inside the session and query providers. Any other address is shown as text.
 * @param path the route's pattern
 */
export function renderAt(page: ReactNode, { path = '/', at = path }: { path?: string; at?: string } = {}) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <AuthProvider>
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </AuthProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}
