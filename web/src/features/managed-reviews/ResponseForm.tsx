import { commentMaxLength, responseRequired, responseRows } from '@ascendant/domain/opinion/review';
import { trimmedLines } from '@ascendant/domain/plain-text';
import { numberText } from '@ascendant/domain/site/locale';
import { useState, type SyntheticEvent, useEffect, useRef, type RefObject } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useRespond, type ManagedReview, type ReviewReader } from '../../data/managed-reviews';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { TextAreaField } from '../../ui/form/TextField';
import { failures, successes, tryLater } from './review-labels';
import styles from './ReviewItem.module.css';

interface ResponseFormProps {
  readonly review: ManagedReview;
  readonly reader: ReviewReader;
  readonly onClose: () => void;
}

/** Answers a review, or changes the answer. Source: specification 2, section 5 (Admin account). */
export function ResponseForm({ review, reader, onClose }: ResponseFormProps) {
  const respond = useRespond(reader);
  const [response, setResponse] = useState(review.adminResponse ?? '');
  const [problem, setProblem] = useState<string>();
  const field = useFirstFocus<HTMLTextAreaElement>();
  const refuse = (sentence: string) => {
    setProblem(sentence);
    field.current?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (trimmedLines(response) === '') return refuse(responseRequired);
    respond.mutate(
      { id: review.id, response },
      {
        onSuccess: () => {
          showToast({ title: successes.respond });
          onClose();
        },
        onError: (error) => {
          const sentence = fieldsOf(error)['response'];
          if (sentence !== undefined) return refuse(sentence);
          showToast({ title: failures.respond, description: errorSentence(error, tryLater), tone: 'bad' });
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextAreaField
        label="Your response"
        help={`Everyone will see it below the review. ${numberText(response.length)} of ${numberText(commentMaxLength)} characters`}
        error={problem}
        ref={field}
        rows={responseRows}
        maxLength={commentMaxLength}
        value={response}
        onChange={(event) => {
          setResponse(event.target.value);
          setProblem(undefined);
        }}
      />
      <p className="row wrap">
        <Button kind="primary" type="submit" busy={respond.isPending && 'Sending...'}>
          Send response
        </Button>
        <Button kind="ghost" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </form>
  );
}

/** Focuses a control once, when it appears after something was pressed. */
function useFirstFocus<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => control.current?.focus(), []);
  return control;
}
