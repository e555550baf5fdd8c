import type { Dependent } from '@ascendant/contract/person';

/** An adult dependent of `buildUser`, with birth data. */
export function buildDependent(overrides: Partial<Dependent> = {}): Dependent {
  return {
    id: 5,
    firstName: 'Jonas',
    lastName: 'Bergeron',
    relationshipType: 'spouse',
    gender: null,
    dateOfBirth: '1987-02-03',
    cityOfBirth: 'Rimouski',
    countryOfBirth: 'Canada',
    timeOfBirth: '22:15',
    timeOfBirthType: 'exact',
    timeOfBirthOccurrence: 'first',
    birthPlace: null,
    birthInfoCompleted: true,
    consentAt: '2026-03-01T10:00:00.000Z',
    createdAt: '2026-03-01T10:00:00.000Z',
    warnings: [],
    ...overrides,
  };
}
