import { classNames } from '../../ui/class-names';
import { Skeleton } from '../../ui/Skeleton';
import whyPanelStyles from './WhyPanel.module.css';
import styles from './WhySkeleton.module.css';

/** The panel while the score is being computed: as large as it will be. */
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
