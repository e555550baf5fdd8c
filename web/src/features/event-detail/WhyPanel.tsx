import type { EventMatch } from '@ascendant/contract/match';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { Note } from '../../ui/Note';
import { ScoreRing } from '../../ui/ScoreRing';
import { ScoreBars } from './ScoreBars';
import styles from './WhyPanel.module.css';
import { WhySentences } from './WhySentences';

interface Marking {
  readonly marked: number | null;
  readonly onMark: (line: number | null) => void;
}

interface WhyPanelProps {
  readonly match: EventMatch;
  /** The wheel with its key, drawn by the page. */
  readonly renderWheel: (marking: Marking) => ReactNode;
}

/** The score and the reasons for it. The shares add up to it (docs/rules/matching-model.md, "Reasons of a match"). */
export function WhyPanel({ match, renderWheel }: WhyPanelProps) {
  const [isOpen, setOpen] = useState(true);
  const [marked, setMarked] = useState<number | null>(null);
  return (
    <section className={classNames(styles.why, 'panel roomy')} aria-labelledby="why">
      <div className={classNames(styles.top, 'row space-between align-start')}>
        <div className={classNames(styles.score, 'row')}>
          <ScoreRing score={match.matchScore} size="large" />
          <div>
            <h2 id="why">{match.headline}</h2>
            <p className="meta">{match.context}</p>
          </div>
        </div>
        <Button
          kind="ghost"
          size="small"
          aria-expanded={isOpen}
          aria-controls="why-this-score"
          onClick={() => setOpen(!isOpen)}
        >
          Why this score{' '}
          <span className={isOpen ? styles.turned : undefined}>
            <Icon name="down" size="small" />
          </span>
        </Button>
      </div>
      <div id="why-this-score" hidden={!isOpen}>
        <hr className="divider" />
        <div className={styles.columns}>
          <div>
            <ScoreBars sun={match.sunScore} moon={match.moonScore} venus={match.venusScore} />
            <WhySentences match={match} marked={marked} onMark={setMarked} />
            {match.quality ? <p className={classNames(styles.quality, 'meta')}>{match.quality}</p> : null}
          </div>
          {renderWheel({ marked, onMark: setMarked })}
        </div>
        {match.uncertain ? <UncertainNote text={match.uncertain} /> : null}
      </div>
    </section>
  );
}

/** Which points are uncertain, and what would settle them. */
function UncertainNote({ text }: { readonly text: string }) {
  return (
    <Note tone="info" className={styles.note}>
      <Icon name="info" />
      <p>
        {text} <Link to={paths.profile}>Update your birth information</Link>
      </p>
    </Note>
  );
}
