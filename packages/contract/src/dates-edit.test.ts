import { groupOfField } from '@ascendant/domain/event/dates-edit';
import { expect, it } from 'vitest';
import { eventEditBody } from './event-edit';

it('other dates of a series can take every field of an edit but the day, which is each date’s own', () => {
  const ownToEach = Object.keys(eventEditBody.shape).filter((field) => groupOfField(field) === null);
  expect(ownToEach).toEqual(['startDate', 'endDate', 'version']);
});
