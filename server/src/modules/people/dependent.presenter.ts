import type { Dependent } from '@ascendant/contract/person';
import { places } from '../places/places.module';
import type { DependentWithPlace } from './dependents.repository';

export function presentDependent({ birthPlace, ...dependent }: DependentWithPlace): Dependent {
  return {
    id: dependent.id,
    firstName: dependent.firstName,
    lastName: dependent.lastName,
    relationshipType: dependent.relationshipType,
    gender: dependent.gender,
    dateOfBirth: dependent.dateOfBirth,
    cityOfBirth: dependent.cityOfBirth,
    countryOfBirth: dependent.countryOfBirth,
    timeOfBirth: dependent.timeOfBirth,
    timeOfBirthType: dependent.timeOfBirthType,
    timeOfBirthOccurrence: dependent.timeOfBirthOccurrence,
    birthPlace: birthPlace === null ? null : places.namedPlaceLabel(birthPlace),
    birthInfoCompleted: dependent.birthInfoCompleted,
    createdAt: dependent.createdAt.toISOString(),
  };
}
