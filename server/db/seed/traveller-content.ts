import type { EventType } from '@ascendant/domain/event/event-types';
import type { TimeOfBirth } from '@ascendant/domain/person/birth-time';
import type { Gender, RelationshipStatus, RelationshipType } from '@ascendant/domain/person/person-fields';

/** Birth data with the place already looked up, so that loading doesn't wait for the gazetteer. */
export interface BirthContent {
  readonly date: string;
  readonly time: TimeOfBirth;
  readonly city: string;
  readonly country: string;
  /** GeoNames id. */
  readonly placeId: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
}

export interface DependentContent {
  readonly firstName: string;
  readonly lastName: string;
  readonly relationshipType: RelationshipType;
  readonly gender: Gender;
  readonly birth: BirthContent;
}

export interface TravellerContent {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly relationshipStatus: RelationshipStatus;
  readonly birth: BirthContent;
  readonly home: { readonly city: string; readonly province: string; readonly country: 'United States' | 'Canada' };
  readonly address: { readonly street: string; readonly postalCode: string } | null;
  /** Preferred event types. */
  readonly likes: readonly EventType[];
  readonly dependents: readonly DependentContent[];
}
