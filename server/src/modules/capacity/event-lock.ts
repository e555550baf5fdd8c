import type { ApplicationContext } from '../../application/application-context';
import type { EventLock } from './event-lock.repository';

/** Only a test's positive control sells without the lock (rule CRA-17). */
export function eventLockOf({ config }: Pick<ApplicationContext, 'config'>): EventLock {
  FAULT: if (config.faults.get('event-lock') === 'off') return 'none';
  return 'row';
}
