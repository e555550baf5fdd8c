import { ShareBar } from '../../ui/chart/ShareBar';
import { classNames } from '../../ui/class-names';
import styles from './SeatsBar.module.css';

/** How many seats are taken, as a bar and in figures: '7 / 12'. */
export function SeatsBar({ taken, capacity }: { readonly taken: number; readonly capacity: number }) {
  return (
    <span className={classNames(styles.seats, 'no-wrap')}>
      <ShareBar share={taken / capacity} width={72} />
      <span className="numeric">{`${taken} / ${capacity}`}</span>
    </span>
  );
}
