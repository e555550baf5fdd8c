import type { User } from '@ascendant/contract/account';
import { roughPointText } from '@ascendant/domain/event/event-search';
import { useState } from 'react';

type Finding = 'idle' | 'asking' | 'refused';

const timeoutMs = 10_000;

/** Asks the browser where the reader is, to about 10 km. `find` passes on a point as `near` takes it. */
export function useOwnLocation(onFound: (near: string) => void) {
  const [finding, setFinding] = useState<Finding>('idle');
  const find = async () => {
    setFinding('asking');
    const near = await ownLocation();
    setFinding(near === null ? 'refused' : 'idle');
    if (near !== null) onFound(near);
  };
  return { finding, find: () => void find() };
}

/** @returns a point as `near` takes it; null if the browser doesn't say */
export function ownLocation(): Promise<string | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(roughPointText(coords)),
      () => resolve(null),
      { maximumAge: 3_600_000, timeout: timeoutMs },
    );
  });
}

/** Where someone says they live, as `near` takes it: 'Calgary, Alberta, Canada'; null for visitors, and until they've said so. */
export function ownPlaceOf(user: User | null): string | null {
  if (!user?.currentCity) return null;
  return [user.currentCity, user.currentProvince, user.currentCountry].filter(Boolean).join(', ');
}
