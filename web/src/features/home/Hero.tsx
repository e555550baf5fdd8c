import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { PictureCaption } from '../../ui/layout/PictureCaption';
import { dayText } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import styles from './Hero.module.css';

/**
 * The top of the visitor's home page: Lake Louise on January 2, 2027, at 7:58 a.m. under its true sky, with the Moon and Venus labelled
 * where there's room.
 * @param children the form that finds events, above the fold
 */
export function Hero({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <section className={classNames(styles.hero, 'on-night')} aria-label="Introduction">
        <picture>
          <source media="(max-width: 700px)" srcSet="/pictures/hero-tall.svg" width={900} height={1350} />
          <img
            src="/pictures/hero.svg"
            width={1560}
            height={675}
            fetchPriority="high"
            alt="First light over snowy peaks; the Moon, a thin crescent, is to the right of Venus"
          />
        </picture>
        <Pins />
        <div className={classNames(styles.content, 'container')}>
          <h1>
            The right mountain, <br />
            under the right sky
          </h1>
          {children}
          <p className={classNames(styles.lede, 'lede')}>
            Find treks, festivals and journeys matched to your birth chart with real astronomy. Every match comes with a
            score out of 10 and the reasons behind it.
          </p>
          <p className={classNames(styles.actions, 'row wrap')}>
            <ButtonLink size="large" to={paths.browse}>
              Browse Events
            </ButtonLink>
            <ButtonLink size="large" to={paths.howMatchingWorks}>
              How matching works
            </ButtonLink>
          </p>
        </div>
      </section>
      <PictureCaption>
        <p>
          <b>
            Lake Louise, Alberta, {timeText('07:58')} on {dayText('2027-01-02')}.
          </b>{' '}
          The Moon and Venus, drawn exactly where you’ll see them 52 minutes before sunrise.
        </p>
        <p className="faint">We draw every event like this, from its own location and time.</p>
      </PictureCaption>
    </>
  );
}

/** Leader lines to the two bodies; the picture's alternative text says the same. */
function Pins() {
  return (
    <svg className={styles.pins} viewBox="0 0 1560 675" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g>
        <path d="M977 274L949 240h-92" />
        <path d="M1132 336L1160 370h104" />
      </g>
      <g>
        <text className={styles.name} x="857" y="216">
          Venus
        </text>
        <text x="857" y="231">
          20° high
        </text>
        <text className={styles.name} x="1164" y="362">
          Moon
        </text>
        <text x="1164" y="387">
          23% lit, 16° high
        </text>
      </g>
    </svg>
  );
}
