/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- focusing a sentence highlights its line, as pointing at it does; no content depends on it */
import type { EventMatch } from '@ascendant/contract/match';
import { classNames } from '../../ui/class-names';
import { Glyph } from '../../ui/Glyph';
import styles from './WhySentences.module.css';

interface WhySentencesProps {
  readonly match: EventMatch;
  /** The index of the highlighted line of the wheel. */
  readonly marked: number | null;
  readonly onMark: (line: number | null) => void;
}

/** The biggest influences, each with its two points and its share of the sum. Pointing at one highlights its line on the wheel. */
export function WhySentences({ match, marked, onMark }: WhySentencesProps) {
  return (
    <>
      <h3 className="label">Biggest influences</h3>
      <ol className={styles.sentences}>
        {match.sentences.map((sentence) => {
          const line = lineOf(match, sentence);
          return (
            <li
              key={sentence.text}
              className={classNames(styles[sentence.tone], line !== null && line === marked && styles.marked)}
              tabIndex={0}
              onFocus={() => onMark(line)}
              onBlur={() => onMark(null)}
              onPointerEnter={() => onMark(line)}
              onPointerLeave={() => onMark(null)}
            >
              <span className={styles.pair}>
                {sentence.natalPoint ? <Glyph name={sentence.natalPoint} /> : null}
                {sentence.eventPoint ? <Glyph name={sentence.eventPoint} /> : null}
              </span>
              <p>{sentence.text}</p>
              <b className="numeric">{signedShare(sentence.share)}</b>
            </li>
          );
        })}
      </ol>
    </>
  );
}

type Sentence = EventMatch['sentences'][number];

/** The index of the wheel's line for a sentence; null if none is drawn. */
function lineOf({ wheel }: EventMatch, { natalPoint, eventPoint }: Sentence): number | null {
  const index = wheel.lines.findIndex((line) => line.fromPoint === natalPoint && line.toPoint === eventPoint);
  return index === -1 ? null : index;
}

/** '+0.65', with a true minus sign: '−0.16'. */
export function signedShare(share: number): string {
  return `${share < 0 ? '−' : '+'}${Math.abs(share).toFixed(2)}`;
}
