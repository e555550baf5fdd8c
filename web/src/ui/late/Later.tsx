import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { onFirstAction } from './first-action';

interface LaterProps {
  /** What takes its room until then, so that nothing moves. */
  readonly room: ReactNode;
  readonly children: ReactNode;
}

/** What shows what someone does: it's shown, and its code loaded, when they first act. What's only read is `Further` down. */
export function Later({ room, children }: LaterProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onFirstAction(() => setWanted(true)), []);
  return isWanted ? <Suspense fallback={room}>{children}</Suspense> : room;
}
