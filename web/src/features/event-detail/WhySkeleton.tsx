import type { User } from '@ascendant/contract/account';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
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

/** Tells users without birth data how to get a score. */
export function NoChartNote({ user }: { readonly user: User }) {
  return (
    <Note tone="info">
      <Icon name="info" />
      <p>
        <b>No score yet.</b> We need your birth date and place; you can add the time later.{' '}
        <Link to={paths.birthData(user)}>Add your birth information</Link>
      </p>
    </Note>
  );
}
