import type { House } from '../../house';
import type { EventLock } from './sale.repository';

/** Only a test's positive control sells without the lock (rule CRA-17). */
export function eventLockOf({ config }: Pick<House, 'config'>): EventLock {
  FAULT: if (config.faults.get('event-lock') === 'off') return 'none';
  return 'row';
}
