import type { EventMatch, ScoreSum } from '@ascendant/contract/match';
import { formatScore } from '@ascendant/domain/match/score-label';
import { type ReactNode, useId, useState } from 'react';
import { Glyph } from '../../ui/chart/Glyph';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/layout/Icon';
import { signedPoints } from './points-text';
import styles from './SumLines.module.css';

/** '12 smaller factors': what the rest of a sum consists of. */
function smallerFactors({ count }: ScoreSum['rest']): string {
  return `${count} smaller ${count === 1 ? 'factor' : 'factors'}`;
}

/** The lines of a score, which add up to it: where it starts, the strongest reasons, the smaller factors. */
export function SumLines({ match: { sum, matchScore } }: { readonly match: EventMatch }) {
  return (
    <ol className={styles.lines}>
      <Line points={formatScore(sum.start)}>
        <p>{`Everyone starts at ${formatScore(sum.start)}.`}</p>
      </Line>
      {sum.lines.map((line) => (
        <Line key={line.text} points={signedPoints(line.points)} className={toneOf(line.points)}>
          <p>{line.text}</p>
          <Astronomy of={line.text}>
            <Reason line={line} />
          </Astronomy>
        </Line>
      ))}
      <Line points={signedPoints(sum.rest.points)} className={toneOf(sum.rest.points)}>
        <p>{smallerFactors(sum.rest)}</p>
        <Astronomy of="smaller factors">
          <Rest parts={sum.rest.parts} />
        </Astronomy>
      </Line>
      <Line points={formatScore(matchScore)} className={styles.total}>
        <p>
          <b>Your match</b>
        </p>
      </Line>
    </ol>
  );
}

interface LineProps {
  readonly points: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Line({ points, className, children }: LineProps) {
  return (
    <li className={className}>
      <b className={classNames(styles.points, 'numeric')}>{points}</b>
      <div>{children}</div>
    </li>
  );
}

function toneOf(points: number): string | undefined {
  if (points === 0) return undefined;
  return points > 0 ? styles.helps : styles.strains;
}

function Reason({ line: { natalPoint, eventPoint, astronomy, points } }: { line: ScoreSum['lines'][number] }) {
  return (
    <p className={styles.reason}>
      <span className={styles.pair}>
        {natalPoint ? <Glyph name={natalPoint} /> : null}
        {eventPoint ? <Glyph name={eventPoint} /> : null}
      </span>
      <span>
        <span>{astronomy}</span> <b className="numeric">{signedPoints(points)}</b>
      </span>
    </p>
  );
}

function Rest({ parts }: { readonly parts: ScoreSum['rest']['parts'] }) {
  return (
    <ul className={styles.parts}>
      {parts.map(({ text, points }) => (
        <li key={text}>
          <span className="numeric">{signedPoints(points, 2)}</span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The astronomy behind a plain sentence, hidden until it's asked for. @param of the sentence, for screen readers */
function Astronomy({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = isOpen ? 'Hide the astronomy' : 'Show the astronomy';
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${label}: ${of}`}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{label}</span>
        <span className={classNames(styles.arrow, isOpen && styles.turned)}>
          <Icon name="down" size="small" />
        </span>
      </button>
      <div id={id} className={styles.detail} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
