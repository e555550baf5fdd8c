import { expect, it } from 'vitest';
import { currentForm, type ScanConflict, type StoredForm } from './check-in-store';

const list: StoredForm = {
  eventId: 7,
  clockOffsetMs: 0,
  serverTime: '2027-07-02T10:00:00Z',
  event: {
    id: 7,
    title: 'Dawn traverse',
    location: 'Banff, Alberta',
    timezone: 'America/Edmonton',
    zoneOffsets: [-21600],
    startDate: '2027-07-02',
    startTime: '04:45',
    endDate: '2027-07-02',
    endTime: '16:00',
    opensAt: '2027-07-01T10:45:00.000Z',
  },
  tickets: [],
};
const conflict: ScanConflict = {
  scanId: 'a',
  attendeeName: 'Maya Lindqvist',
  shown: 'admitted',
  scannedAt: '2027-07-02T09:41:00Z',
  outcome: 'duplicate',
  checkedInAt: '2027-07-02T09:40:00Z',
};

it('a list stored under the earlier name of its conflicts still shows them', () => {
  expect(currentForm({ ...list, surprises: [conflict] })).toEqual({ ...list, conflicts: [conflict] });
});

it('a list stored today is read as it is', () => {
  expect(currentForm({ ...list, conflicts: [conflict] })).toEqual({ ...list, conflicts: [conflict] });
});

it('a list stored without offsets shows moments in UTC until it is read again', () => {
  const { zoneOffsets: _, ...event } = list.event;
  expect(currentForm({ ...list, event })?.event.zoneOffsets).toEqual([0]);
});

it('a list without conflicts has an empty list of them, and a device without a list has none', () => {
  expect(currentForm(list)).toEqual({ ...list, conflicts: [] });
  expect(currentForm(undefined)).toBeNull();
});
