import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useArrival } from './use-arrival';

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
