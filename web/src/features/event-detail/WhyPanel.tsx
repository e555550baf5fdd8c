import type { EventMatch } from '@ascendant/contract/match';
import { formatScore } from '@ascendant/domain/match/score-label';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { ScoreRing } from '../../ui/chart/ScoreRing';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/layout/Icon';
import { SkyPanel, type Marking } from './SkyPanel';
import { SumChart } from './SumChart';
import { SumLines } from './SumLines';
import styles from './WhyPanel.module.css';

interface WhyPanelProps {
  readonly match: EventMatch;
  /** The wheel with its key, drawn by the page. */
  readonly renderWheel: (marking: Marking) => ReactNode;
}

/**
 * The score and the reasons for it, in plain words, which add up to it (docs/rules/matching-model.md, "Points"). On phones there are two
 * lines, and the sum is behind 'Why 8.2?'.
 */
export function WhyPanel({ match, renderWheel }: WhyPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={classNames(styles.why, 'panel roomy')} aria-labelledby="why">
      <div className={classNames(styles.score, 'row align-start')}>
        <ScoreRing score={match.matchScore} size="large" />
        <div className="grow">
          <h2 id="why">{match.headline}</h2>
          <p className={styles.lead}>{match.sum.lines[0]?.text ?? match.context}</p>
          <button
            type="button"
            className={classNames(styles.ask, 'link link-button')}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {`Why ${formatScore(match.matchScore)}?`}
          </button>
        </div>
      </div>
      <div id={id} className={classNames(styles.details, isOpen && styles.open)}>
        <p className="meta">
          <span>{match.context}</span>{' '}
          <Link className="link" to={paths.matching}>
            What a score means
          </Link>
        </p>
        {match.fits === null ? null : <p className="meta">{`${match.fits}.`}</p>}
        {match.range ? <Range range={match.range} /> : null}
        <hr className={classNames(styles.divider, 'divider')} />
        <h3 className="label">What shaped your score</h3>
        <SumChart sum={match.sum} score={match.matchScore} />
        <SumLines match={match} />
        <SkyPanel match={match} renderWheel={renderWheel} />
      </div>
    </section>
  );
}

/** Where the score can be, what would settle it, and the question for it where it matters. */
function Range({ range: { low, high, missing, question } }: { range: NonNullable<EventMatch['range']> }) {
  return (
    <p className={styles.range}>
      <Icon name="info" size="small" />
      <span>
        Somewhere between <b className="numeric">{`${formatScore(low)} and ${formatScore(high)}`}</b>
        <span>{`, depending on your ${missing}.`}</span>{' '}
        {question === null ? null : <Link to={paths.profile}>{question}</Link>}
      </span>
    </p>
  );
}
