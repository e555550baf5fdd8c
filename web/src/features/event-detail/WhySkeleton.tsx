import { classNames } from '../../ui/class-names';
import { Skeleton } from '../../ui/layout/Skeleton';
import whyPanelStyles from './WhyPanel.module.css';
import styles from './WhySkeleton.module.css';

/** A placeholder the size of the panel, shown while the score loads. */
export function WhySkeleton() {
  return (
    <section
      className={classNames(whyPanelStyles.why, styles.panel, 'panel roomy')}
      aria-busy="true"
      aria-label="Your score for this event"
    >
      <div className={classNames(whyPanelStyles.score, 'row')}>
        <Skeleton shape="block" className={styles.ring} />
        <div className="grow">
          <Skeleton shape="title" width={8} />
          <Skeleton width={10} />
        </div>
      </div>
    </section>
  );
}
