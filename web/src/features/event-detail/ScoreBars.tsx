import { formatScore, scoreBand } from '@ascendant/domain/match/score-label';
import { Glyph } from '../../ui/Glyph';

type BarPoint = 'Sun' | 'Moon' | 'Venus';

interface ScoreBarsProps {
  readonly sun: number;
  readonly moon: number;
  readonly venus: number;
}

/** Three points of the person on their own, with ticks where the verdict changes. */
export function ScoreBars({ sun, moon, venus }: ScoreBarsProps) {
  return (
    <>
      <h3 className="label">Your Sun, Moon and Venus</h3>
      <div className="bars">
        <ScoreBar point="Sun" score={sun} />
        <ScoreBar point="Moon" score={moon} />
        <ScoreBar point="Venus" score={venus} />
      </div>
      <p className="xs quiet bar-scale" aria-hidden="true">
        <span>0</span>
        <span className="at-6">6</span>
        <span className="at-8">8</span>
        <span>10</span>
      </p>
    </>
  );
}

function ScoreBar({ point, score }: { readonly point: BarPoint; readonly score: number }) {
  return (
    <div className={`bar ${scoreBand(score)}`}>
      <span className="row name">
        <Glyph name={point} />
        {point}
      </span>
      <span className="trk">
        <svg className="fill" aria-hidden="true">
          <rect width={`${score * 10}%`} height="100%" />
        </svg>
      </span>
      <b>{formatScore(score)}</b>
    </div>
  );
}
