import { roughPointText } from '@ascendant/domain/event/event-search';
import { useState } from 'react';

type Finding = 'idle' | 'asking' | 'refused';

const timeoutMs = 10_000;

/** Asks the browser where the reader is, to about 10 km. `find` passes on a point as `near` takes it. */
export function useOwnLocation(onFound: (near: string) => void) {
  const [finding, setFinding] = useState<Finding>('idle');
  const find = () => {
    if (!('geolocation' in navigator)) return setFinding('refused');
    setFinding('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setFinding('idle');
        onFound(roughPointText(coords));
      },
      () => setFinding('refused'),
      { maximumAge: 3_600_000, timeout: timeoutMs },
    );
  };
  return { finding, find };
}
