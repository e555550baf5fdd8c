import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { classNames } from '../../ui/class-names';
import { dayText } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import styles from './HowMatchingWorks.module.css';

/** Three steps next to a wheel that illustrates them. The page passes the wheel in. */
export function HowMatchingWorks({ children }: { readonly children: ReactNode }) {
  return (
    <section className={classNames(styles.night, 'on-night')} id="how-matching-works">
      <div className={classNames(styles.columns, 'container')}>
        <div className={styles.figure}>
          <figure>
            {children}
            <figcaption className="meta">
              Inner ring: the chart of someone born in Halifax on the evening of {dayText('1987-02-09')}. Outer ring:
              the sky over Banff at {timeText('04:45')} on {dayText('2027-07-02')}. Solid lines are harmonious, dashed
              lines challenging.
            </figcaption>
          </figure>
        </div>
        <div>
          <h2>How matching works</h2>
          <ol className={styles.steps}>
            <li>
              <h3>Your sky</h3>
              <p>
                Your date, time and place of birth give six points: Sun, Moon, Mercury, Venus, Mars and rising sign. If
                you don’t know the time, we’ll tell you which points are uncertain.
              </p>
            </li>
            <li>
              <h3>The event’s sky</h3>
              <p>
                The same six points, for the location and minute an event starts. A dawn trek and a midnight concert on
                the same day have different skies.
              </p>
            </li>
            <li>
              <h3>The angles between them</h3>
              <p>
                Each pair of points forms an angle. Trines and sextiles raise your score, squares lower it, and the
                event’s category decides which points count most. The result is a score from 0 to 10.
              </p>
            </li>
          </ol>
          <p className={classNames(styles.note, 'meta')}>
            It’s for fun. Don’t use it to choose a doctor, a spouse or a climbing rope.{' '}
            <Link className="link" to={paths.matching}>
              See the full formula, with an example
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
