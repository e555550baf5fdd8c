import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link, Outlet, Route, RouterProvider, Routes, createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageLoadError } from '../lazy-page';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { PageBoundary } from './PageBoundary';
import { useArrival } from './use-arrival';

const reload = vi.fn();
let isReachable = true;

beforeEach(() => {
  sessionStorage.clear();
  fakeApi({});
  const fetchApi = fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path !== '/healthz') return fetchApi(path, init);
    if (!isReachable) throw new TypeError('Failed to fetch');
    return new Response('ok');
  });
  vi.stubGlobal('location', { ...window.location, pathname: '/lost', reload });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
  isReachable = true;
});

function Fails({ error }: { readonly error: Error }): never {
  throw error;
}

function open(error: Error = new PageLoadError('no code')) {
  renderAt(
    <>
      <Link to="/fine">Elsewhere</Link>
      <PageBoundary>
        <Routes>
          <Route path="/lost" element={<Fails error={error} />} />
          <Route path="/fine" element={<p>All is well</p>} />
        </Routes>
      </PageBoundary>
    </>,
    { path: '/*', at: '/lost' },
  );
}

test('without network a page says so, and opens when the network is back', async () => {
  isReachable = false;
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).not.toHaveBeenCalled();
  isReachable = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('what’s around it stays, and another page opens', async () => {
  isReachable = false;
  open();
  await screen.findByText('You’re offline');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('All is well')).toBeVisible();
});

test('a tab left open over a deployment reloads itself, once', async () => {
  open();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  open();
  expect(await screen.findByText('This page didn’t load')).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page with a bug says so without reloading, and can be tried again', async () => {
  open(new Error('a bug'));
  expect(await screen.findByText('This page didn’t load')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

function Frame() {
  useArrival();
  return <Outlet />;
}

test('a link from far down a page arrives at the top before anything is painted', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  let scrollsBeforePaint = 0;
  function Next() {
    // Runs after the paint, and before the effects of what's around it.
    useEffect(() => {
      scrollsBeforePaint = scrollTo.mock.calls.length;
    }, []);
    return <p>Next</p>;
  }
  const children = [
    { path: '/', element: <Link to="/next">Go on</Link> },
    { path: '/next', element: <Next /> },
  ];
  render(<RouterProvider router={createMemoryRouter([{ element: <Frame />, children }])} />);
  await userEvent.click(await screen.findByRole('link', { name: 'Go on' }));
  expect(await screen.findByText('Next')).toBeVisible();
  expect(scrollsBeforePaint).toBe(1);
  scrollTo.mockRestore();
});
