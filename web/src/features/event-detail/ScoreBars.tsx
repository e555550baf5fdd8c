import { formatScore, scoreBand } from '@ascendant/domain/match/score-label';
import { Glyph } from '../../ui/chart/Glyph';
import { classNames } from '../../ui/class-names';
import styles from './ScoreBars.module.css';

type BarPoint = 'Sun' | 'Moon' | 'Venus';

interface ScoreBarsProps {
  readonly sun: number;
  readonly moon: number;
  readonly venus: number;
}

/** The scores of three points on their own, with ticks where the verdict changes. */
export function ScoreBars({ sun, moon, venus }: ScoreBarsProps) {
  return (
    <>
      <h3 className="label">Your Sun, Moon and Venus</h3>
      <div className={styles.bars}>
        <ScoreBar point="Sun" score={sun} />
        <ScoreBar point="Moon" score={moon} />
        <ScoreBar point="Venus" score={venus} />
      </div>
      <p className={classNames(styles.scale, 'tiny faint')} aria-hidden="true">
        <span>0</span>
        <span className={styles.six}>6</span>
        <span className={styles.eight}>8</span>
        <span>10</span>
      </p>
    </>
  );
}

function ScoreBar({ point, score }: { readonly point: BarPoint; readonly score: number }) {
  return (
    <div className={classNames(styles.bar, styles[scoreBand(score)])}>
      <span className={classNames(styles.name, 'row')}>
        <Glyph name={point} />
        <span>{point}</span>
      </span>
      <span className={styles.track}>
        <svg className={styles.fill} aria-hidden="true">
          <rect width={`${score * 10}%`} height="100%" />
        </svg>
      </span>
      <b>{formatScore(score)}</b>
    </div>
  );
}
