import { useEffect, useState } from 'react';

const secondMs = 1000;

/**
 * Whole seconds until an instant, rounded up, counted down on the screen.
 * @param untilMs milliseconds since 1970, by the same clock as `now`; null for nothing to wait for
 * @param now the clock; the local one unless the caller knows a better
 * @returns 0 from that instant on
 */
export function useSecondsLeft(untilMs: number | null, now: () => number = Date.now): number {
  const [, tick] = useState(0);
  const left = untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - now()) / secondMs));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => tick((count) => count + 1), secondMs / 4);
    return () => clearTimeout(timer);
  });
  return left;
}

/** '0:42', '12:08' */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
