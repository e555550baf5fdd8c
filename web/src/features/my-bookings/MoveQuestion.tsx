import type { MyBooking } from '@ascendant/contract/booking';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Note } from '../../ui/layout/Note';
import { sentence } from '../../ui/text/sentence';
import { momentText } from '../../ui/text/time-text';
import styles from './MoveQuestion.module.css';

interface MoveQuestionProps {
  /** Until when, as an instant. */
  readonly by: string;
  /** The secret of the link. */
  readonly link: string;
  readonly isFree: boolean;
  readonly event: MyBooking['event'];
}

/** Asks whether they come on the day that their date was moved to. */
export function MoveQuestion({ by, link, isFree, event }: MoveQuestionProps) {
  return (
    <Note tone="fair" className={styles.question}>
      <p>{`The organizer moved this date. ${sentence(`Please answer by ${momentText(by, event)}`)} Otherwise we’ll cancel your booking${isFree ? '' : ' and refund everything you paid'}.`}</p>
      <ButtonLink kind="primary" size="small" to={`${paths.movedDate}#${link}`}>
        <span>Answer</span>
        <span className="visually-hidden">{` about ${event.title}`}</span>
      </ButtonLink>
    </Note>
  );
}
