import { answerField, missingText } from '@ascendant/domain/question/question';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, errorSentence } from '../../api/api-error';
import {
  bookingQuestionsQuery,
  type BookingQuestions as Questions,
  type QuestionSource,
  type Slot,
} from '../../data/booking-questions';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Note } from '../../ui/layout/Note';
import { Spinner } from '../../ui/layout/Spinner';
import { dayRange } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import { AnswerField } from './AnswerField';
import styles from './BookingQuestions.module.css';
import { useAnswers } from './use-answers';

interface BookingQuestionsProps {
  readonly source: QuestionSource;
  /** Above the questions, for someone who's signed in. */
  readonly children?: ReactNode;
}

/** What the organizer asks about a booking, and a form for the answers. */
export function BookingQuestions({ source, children }: BookingQuestionsProps) {
  const { data, error, refetch } = useQuery(bookingQuestionsQuery(source));
  if (data !== undefined)
    return (
      <Form source={source} questions={data} onStale={() => void refetch()}>
        {children}
      </Form>
    );
  if (error instanceof ApiError && error.status < 500 && error.status !== 429)
    return <EmptyState title="There’s nothing to answer here" text={errorSentence(error)} level={1} />;
  if (error !== null)
    return <ErrorState title="We couldn’t load the questions" level={1} onRetry={() => void refetch()} />;
  return <Spinner label="Loading the questions" />;
}

interface FormProps extends BookingQuestionsProps {
  readonly questions: Questions;
  readonly onStale: () => void;
}

function Form({ source, questions, onStale, children }: FormProps) {
  const form = useAnswers(source, questions, onStale);
  const { event, people, slots } = questions;
  const ofBooking = slots.filter(({ position }) => position === null);
  const saved = (missing: number) =>
    showToast({
      title: 'Answers saved',
      description: missingText(missing) ?? 'Thank you. You can change them until the event is over.',
    });
  const fields = (of: readonly Slot[]) =>
    of.map((slot) => {
      const question = questions.questions.find(({ id }) => id === slot.questionId);
      return question === undefined ? null : (
        <AnswerField
          key={answerField(slot)}
          question={question}
          slot={slot}
          value={form.valueOf(slot)}
          error={form.errors[answerField(slot)]}
          onChange={(value) => form.change(slot, value)}
        />
      );
    });
  return (
    <>
      <Head questions={questions} />
      {children}
      {slots.length === 0 ? (
        <EmptyState
          title="Nothing to answer"
          text={`${event.organizerName || 'The organizer'} has no questions about this booking.`}
        />
      ) : (
        <form
          className={styles.form}
          noValidate
          onSubmit={(submitted) => {
            submitted.preventDefault();
            form.save(saved);
          }}
        >
          {ofBooking.length === 0 ? null : (
            <section className="panel stack" aria-labelledby="about-booking">
              <h2 id="about-booking">About your booking</h2>
              {fields(ofBooking)}
            </section>
          )}
          {people.map(({ position, name }) => {
            const own = slots.filter((slot) => slot.position === position);
            return own.length === 0 ? null : (
              <section key={position} className="panel stack" aria-labelledby={`person-${position}`}>
                <h2 id={`person-${position}`}>{name}</h2>
                {fields(own)}
              </section>
            );
          })}
          <div className={styles.save}>
            {form.problem === null ? null : <FieldError>{form.problem}</FieldError>}
            <Button kind="primary" type="submit" disabled={!form.hasChanges} busy={form.isSaving && 'Saving...'}>
              Save answers
            </Button>
            <output className="meta">
              {form.hasChanges ? '' : (missingText(questions.missing) ?? 'Every required answer is there.')}
            </output>
          </div>
        </form>
      )}
    </>
  );
}

function Head({ questions: { event, reference, questions } }: Pick<FormProps, 'questions'>) {
  const asks = event.organizerName || 'The organizer';
  return (
    <header className={styles.head}>
      <h1>{`Before ${event.title}`}</h1>
      <p className="meta">
        {`${dayRange(event.startDate, event.endDate)}, ${timeText(event.startTime)} · ${event.location} · ${reference}`}
      </p>
      <p>{`${asks} would like to know this to prepare. You can save a part now and come back.`}</p>
      {questions.some(({ isSensitive }) => isSensitive) ? (
        <Note tone="info">
          <p>{`Answers about health, diet or emergency contacts are encrypted. Only ${asks === 'The organizer' ? 'the organizer' : asks} and the guides of this date see them, and they’re erased seven days after the event.`}</p>
        </Note>
      ) : null}
    </header>
  );
}
