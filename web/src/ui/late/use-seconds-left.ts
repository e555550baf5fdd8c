import { useEffect, useState } from 'react';

const secondMs = 1000;

/**
 * Whole seconds until an instant, rounded up, counted down on the screen.
 * @param untilMs milliseconds since 1970, by this machine's clock
 * @returns 0 from that instant on
 */
export function useSecondsLeft(untilMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((untilMs - nowMs) / secondMs));
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), secondMs / 4);
    return () => clearInterval(timer);
  }, []);
  return left;
}

/** '0:42', '12:08' */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
