import { ownRatingText } from '@ascendant/domain/match/score-label';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { myFeedbackQuery, useGiveFeedback } from '../../data/opinions';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { showToast } from '../../ui/dialog/toast-store';
import eventSectionsStyles from './EventSections.module.css';
import { FeedbackQuestions, type Answers } from './FeedbackQuestions';
import styles from './RateEvent.module.css';
import { RatingScale } from './RatingScale';

type Step = 'closed' | 'rating' | 'questions';

/**
 * Whether an event appeals to the user, from 1 to 10, apart from its reviews (specification 1, section 4 (Feedback flow);
 * docs/rules/people.md, "Feedback and reviews").
 */
export function RateEvent({ eventId }: { readonly eventId: number }) {
  return (
    <section className={eventSectionsStyles.section}>
      <h2>Does this appeal to you?</h2>
      <Rating eventId={eventId} />
    </section>
  );
}

/** Rates the event from 1 to 10, then asks three questions. Users can change their rating. */
function Rating({ eventId }: { readonly eventId: number }) {
  const { data: own } = useQuery(myFeedbackQuery(eventId));
  const feedback = useGiveFeedback();
  const [step, setStep] = useState<Step>('closed');
  const [rating, setRating] = useState<number | null>(null);
  const close = () => {
    setStep('closed');
    setRating(null);
  };
  const send = ([question1Answer, question2Answer, question3Answer]: Answers) => {
    if (rating === null) return;
    feedback.mutate(
      { eventId, rating, question1Answer, question2Answer, question3Answer },
      {
        onSuccess: () => {
          close();
          showToast({ title: 'Thank you for your feedback!' });
        },
        onError: () => showToast({ title: 'Failed to submit feedback', tone: 'bad' }),
      },
    );
  };
  if (step === 'closed') {
    return (
      <p className="row wrap">
        {own ? <OwnRating rating={own.rating} /> : null}
        <Button
          onClick={() => {
            setRating(own?.rating ?? null);
            setStep('rating');
          }}
        >
          {own ? 'Change your rating' : 'Rate from 1 to 10'}
        </Button>
      </p>
    );
  }
  return (
    <div className={classNames(styles.rate, 'panel')}>
      {step === 'rating' || rating === null ? (
        <RatingScale rating={rating} onRate={setRating} onContinue={() => setStep('questions')} onCancel={close} />
      ) : (
        <FeedbackQuestions rating={rating} isBusy={feedback.isPending} onSend={send} onBack={() => setStep('rating')} />
      )}
    </div>
  );
}

function OwnRating({ rating }: { readonly rating: number }) {
  return (
    <span>
      You rated this <b className="numeric">{rating}</b>
      <span>{`: ${ownRatingText(rating)}`}</span>
    </span>
  );
}
