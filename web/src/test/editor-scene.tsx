import type { EventForm } from '@ascendant/contract/event-editor';
import { roleFields } from '@ascendant/domain/person/roles';
import { EventEditorPage } from '../pages/EventEditorPage';
import { buildEventForm } from './build-event-form';
import { buildUser } from './build-user';
import { fakeApi, type FakeAnswers } from './fake-api';
import { renderAt } from './render-at';

export const organizer = buildUser({ id: 5, ...roleFields('organizer') });
export const admin = buildUser({ id: 6, ...roleFields('admin') });
const entry = (id: number, name: string) => ({ id, name, description: null, isActive: true });

/** What the preview says of the sky. */
export const sky = {
  label: 'civil twilight, Moon 12% lit',
  sky: { light: 'civil', lightLabel: 'first light', moonPhaseDeg: 40, moonLitPercent: 12, moonLabel: 'Moon' },
  timezone: 'America/Edmonton',
  today: '2026-11-20',
  svg: '<svg/>',
  alt: 'Sky',
  drawn: 'The picture shows only the landscape: dawn over rolling hills.',
  hints: [{ field: 'location', sentence: 'Choose a town from the list: matches wait for it.' }],
};

const offered: FakeAnswers = {
  listCategories: { body: [entry(1, 'Outdoor & Nature'), entry(2, 'Art & Culture')] },
  listEventFeatures: { body: [entry(11, 'Hut nights'), entry(12, 'Campfire')] },
  searchPlaces: { body: [] },
  locateEvent: { body: { place: null, candidates: [], timezone: 'America/Edmonton' } },
  previewEventSky: { body: sky },
  updateEvent: { body: {} },
};

/** The editor with an empty form. */
export function openNew(user = organizer, answers: FakeAnswers = {}) {
  const seen = fakeApi({ currentUser: { body: user }, ...offered, ...answers });
  const area = user === admin ? 'admin' : 'organizer';
  return { seen, ...renderAt(<EventEditorPage />, { path: `/${area}/events/new` }) };
}

/** The editor with an event that its organizer has stored. */
export function openStored(form: Partial<EventForm> = {}, answers: FakeAnswers = {}) {
  const stored = { getEventForm: { body: buildEventForm(form) } };
  const seen = fakeApi({ currentUser: { body: organizer }, ...offered, ...stored, ...answers });
  renderAt(<EventEditorPage />, { path: '/organizer/events/:id/edit', at: '/organizer/events/7/edit' });
  return seen;
}
