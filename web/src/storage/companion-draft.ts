import { relationshipTypes, type RelationshipType } from '@ascendant/domain/person/person-fields';
import { isOneOf, isText } from './shape';
import { tabDraft } from './tab-draft';

/** Someone who's being added to a booking, without the consent, which is given when they're added. */
interface CompanionDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly relationshipType: RelationshipType;
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** It survives a reload, and is cleared once they're added, and at sign-out: no browser stores birth data for longer (rule WEB-07). */
export const companionDraft = tabDraft<CompanionDraft>('companion-draft', {
  firstName: isText,
  lastName: isText,
  relationshipType: isOneOf(relationshipTypes),
  day: isText,
  month: isText,
  year: isText,
});
