import { maxQuestions } from '@ascendant/domain/question/question';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { eventQuestionsQuery, useSetEventQuestions, type ManagedQuestion } from '../../data/booking-questions';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Spinner } from '../../ui/layout/Spinner';
import styles from './EventQuestions.module.css';
import {
  newQuestion,
  problemsOf,
  sentQuestions,
  suggestedQuestions,
  valuesOf,
  type QuestionValues,
} from './question-values';
import { QuestionPanel } from './QuestionPanel';

interface EventQuestionsDialogProps {
  readonly eventId: number;
  readonly onClose: () => void;
}

const title = 'Questions for travellers';

/** What people who book are asked, after they've paid. */
export function EventQuestionsDialog({ eventId, onClose }: EventQuestionsDialogProps) {
  const { data, isError, refetch } = useQuery(eventQuestionsQuery(eventId));
  if (data !== undefined) return <Loaded eventId={eventId} stored={data.questions} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title={title} width="wide">
      {isError ? (
        <ErrorState title="We couldn’t load the questions" onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading the questions" />
      )}
    </Dialog>
  );
}

type Problems = Readonly<Record<string, string>>;

function Loaded({
  eventId,
  stored,
  onClose,
}: EventQuestionsDialogProps & { readonly stored: readonly ManagedQuestion[] }) {
  // What was opened is what's compared with: someone else's changes since aren't undone.
  const [opened] = useState(stored);
  const [values, setValues] = useState<readonly QuestionValues[]>(() => opened.map(valuesOf));
  const [problems, setProblems] = useState<Problems>({});
  const [hasChanged, setChanged] = useState(false);
  const set = useSetEventQuestions(eventId);
  const change = (next: readonly QuestionValues[]) => {
    setChanged(true);
    setValues(next);
  };
  const save = () => {
    const found = problemsOf(values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    set.mutate(sentQuestions(values, opened), {
      onSuccess: () => {
        showToast({
          title: 'Questions saved',
          description: 'We ask them after people have booked, by email and on My Bookings.',
        });
        onClose();
      },
      onError: (error) => setProblems(fieldsOf(error)),
    });
  };
  const hasProblems = Object.keys(problems).length > 0;
  return (
    <Dialog
      onClose={onClose}
      guardsTyping={() => hasChanged}
      title={title}
      width="wide"
      footer={
        <div className="row wrap align-end">
          {hasProblems ? <FieldError>{problems['questions'] ?? 'Please check the marked fields.'}</FieldError> : null}
          {set.isError && !hasProblems ? <FieldError>{errorSentence(set.error)}</FieldError> : null}
          <Button kind="primary" busy={set.isPending && 'Saving...'} disabled={set.isPending} onClick={save}>
            Save questions
          </Button>
        </div>
      }
    >
      <p className="meta">
        Every date of this event asks them. People answer after they’ve paid, so booking stays short. You find the
        answers on the date’s field sheet.
      </p>
      {values.length === 0 ? (
        <EmptyState title="No questions yet" text="Start from one of these, or write your own." level={3} />
      ) : null}
      {values.map((question, index) => (
        <QuestionPanel
          key={question.key}
          values={question}
          index={index}
          isLast={index === values.length - 1}
          problems={problems}
          onChange={(changed) => change(values.with(index, { ...question, ...changed }))}
          onMove={(by) => change(swapped(values, index, index + by))}
          onRemove={() => change(values.toSpliced(index, 1))}
        />
      ))}
      <AddQuestion values={values} onAdd={(added) => change([...values, added])} />
    </Dialog>
  );
}

interface AddQuestionProps {
  readonly values: readonly QuestionValues[];
  readonly onAdd: (added: QuestionValues) => void;
}

/** A question of one's own, or one that organizers often ask. */
function AddQuestion({ values, onAdd }: AddQuestionProps) {
  if (values.length >= maxQuestions)
    return <p className="meta">{`That’s ${maxQuestions} questions, which is as many as there can be.`}</p>;
  const others = suggestedQuestions.filter(([, { text }]) => !values.some((each) => each.text === text));
  return (
    <div className={styles.add}>
      <Button size="small" onClick={() => onAdd(newQuestion())}>
        Add a question
      </Button>
      {others.map(([label, suggestion]) => (
        <Button key={label} size="small" kind="ghost" onClick={() => onAdd(newQuestion(suggestion))}>
          {`Add: ${label}`}
        </Button>
      ))}
    </div>
  );
}

function swapped(values: readonly QuestionValues[], one: number, other: number): readonly QuestionValues[] {
  const [a, b] = [values[one], values[other]];
  return a === undefined || b === undefined ? values : values.with(one, b).with(other, a);
}
