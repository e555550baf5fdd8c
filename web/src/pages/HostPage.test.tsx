import type { Host } from '@ascendant/contract/host';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildEvent } from '../test/build-event';
import { buildHost } from '../test/build-host';
import { fakeApi, type FakeAnswers } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { HostPage } from './HostPage';

function open(host: Partial<Host> = {}, answers: FakeAnswers = {}) {
  const seen = fakeApi({ getHost: { body: buildHost(host) }, listEvents: { body: [buildEvent()] }, ...answers });
  renderAt(<HostPage />, { path: '/hosts/:id', at: '/hosts/5' });
  return seen;
}

test('a host has a page with what they say, their events and their reviews', async () => {
  const seen = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Larch Valley Guides' })).toBeVisible();
  expect(screen.getByText('2 upcoming events, 1 past')).toBeVisible();
  expect(screen.getByText('We walk early.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'Dawn Traverse' })).toBeVisible();
  expect(screen.getByText('out of 5, 18 reviews', { exact: false })).toBeVisible();
  expect(screen.getByText('Worth the early start.')).toBeVisible();
  expect(seen.find(({ name }) => name === 'listEvents')?.query.get('host')).toBe('5');
});

test('a host without reviews or events says so', async () => {
  open(
    { bio: null, upcomingCount: 0, pastCount: 0, averageRating: null, reviewCount: 0, reviews: [] },
    { listEvents: { body: [] } },
  );
  expect(await screen.findByText('0 upcoming events')).toBeVisible();
  expect(await screen.findByText('No events on the site right now.')).toBeVisible();
  expect(screen.getByText('Reviews of their events will appear here.')).toBeVisible();
});

test('a host who isn’t there', async () => {
  open({}, { getHost: { status: 404, body: {} } });
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find that host' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Events' })).toHaveAttribute('href', '/browse');
});

test('a host who can’t be loaded can be tried again', async () => {
  open({}, { getHost: { status: 503, body: {} } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
