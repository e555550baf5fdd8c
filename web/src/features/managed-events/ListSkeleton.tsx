import { classNames } from '../../ui/class-names';
import { LoadingRows } from '../../ui/table/ListStates';
import styles from './ListSkeleton.module.css';

/** In place of rows of events that are loading. */
export function EventPlaceholders() {
  return (
    <div className={classNames(styles.loading, 'stack')}>
      <LoadingRows count={5} />
    </div>
  );
}

/** The same before their list is there. */
export function ListSkeleton() {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">Loading events...</output>
      <EventPlaceholders />
    </div>
  );
}
