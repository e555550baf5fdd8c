import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildHost } from '../../test/build-host';
import { fakeApi } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { EventFaces } from './EventFaces';

const asha = { name: 'Asha R.', picture: '/uploads/asha.webp', leadsSince: 2014, languages: ['hi' as const] };

test('an event says who hosts it, since when, in which languages and how soon they answer, and who leads the date', async () => {
  const host = buildHost({ leadsSince: 2009, languages: ['en', 'fr'], answerTime: 'day', guides: [asha] });
  const seen = fakeApi({ getHost: { body: host } });
  renderAt(<EventFaces event={{ id: 7, hostId: 5 }} />);
  expect(await screen.findByRole('heading', { name: 'Your host and guides' })).toBeVisible();
  expect(screen.getByText('Hosting since 2009 · English and French · Usually answers within a day')).toBeVisible();
  expect(screen.getByText('Guiding since 2014 · Hindi')).toBeVisible();
  expect(seen.find(({ name }) => name === 'getHost')?.query.get('event')).toBe('7');
});

test('a host who shows nothing is only a name', async () => {
  fakeApi({ getHost: { body: buildHost() } });
  renderAt(<EventFaces event={{ id: 7, hostId: 5 }} />);
  expect(await screen.findByRole('heading', { name: 'Your host' })).toBeVisible();
  expect(screen.queryByText(/since|·/)).toBeNull();
});
