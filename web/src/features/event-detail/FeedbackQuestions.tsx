import { ownRatingText } from '@ascendant/domain/match/score-label';
import { answerMaxLength, feedbackQuestions } from '@ascendant/domain/opinion/feedback';
import { trimmedLines } from '@ascendant/domain/plain-text';
import { useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { TextAreaField } from '../../ui/form/TextField';
import rateEventStyles from './RateEvent.module.css';

export type Answers = readonly [string, string, string];

const none: Answers = ['', '', ''];

interface FeedbackQuestionsProps {
  readonly rating: number;
  readonly isBusy: boolean;
  readonly onSend: (answers: Answers) => void;
  readonly onBack: () => void;
}

/** The three questions; which three depends on the rating. All must be answered. */
export function FeedbackQuestions({ rating, isBusy, onSend, onBack }: FeedbackQuestionsProps) {
  const [answers, setAnswers] = useState<Answers>(none);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isMissing = (index: number) => trimmedLines(answers[index] ?? '') === '';
  const submit = (e: SyntheticEvent) => {
    e.preventDefault();
    setTried(true);
    const firstMissing = answers.findIndex((_, index) => isMissing(index));
    if (firstMissing === -1) onSend(answers);
    else form.current?.querySelectorAll('textarea')[firstMissing]?.focus();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <p className="label">
        Your rating: <span className="numeric">{rating}</span>
        <span>{`, ${ownRatingText(rating)}`}</span>
      </p>
      {feedbackQuestions(rating).map((question, index) => (
        <TextAreaField
          key={question}
          label={question}
          error={isTried && isMissing(index) ? 'Please answer all three questions' : undefined}
          isShort
          maxLength={answerMaxLength}
          required
          value={answers[index]}
          onChange={(e) => setAnswers(withAnswer(answers, index, e.target.value))}
        />
      ))}
      <div className={classNames(rateEventStyles.actions, 'row')}>
        <Button kind="primary" type="submit" busy={isBusy && 'Processing...'}>
          Submit
        </Button>
        <Button kind="ghost" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}

function withAnswer([first, second, third]: Answers, index: number, text: string): Answers {
  if (index === 0) return [text, second, third];
  return index === 1 ? [first, text, third] : [first, second, text];
}
