import type { User } from '@ascendant/contract/account';

/** Where someone says they live, as `near` takes it: 'Calgary, Alberta, Canada'; null for visitors, and until they've said so. */
export function ownPlaceOf(user: User | null): string | null {
  if (!user?.currentCity) return null;
  return [user.currentCity, user.currentProvince, user.currentCountry].filter(Boolean).join(', ');
}
