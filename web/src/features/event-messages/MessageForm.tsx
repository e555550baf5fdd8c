import { messageSubjectMaxLength, type MessageDraft } from '@ascendant/domain/event/message';
import type { SyntheticEvent } from 'react';
import type { EventMessages } from '../../data/event-messages';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { FieldError } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';
import { useFirstWrong } from '../../ui/form/use-first-wrong';
import { Icon } from '../../ui/layout/Icon';
import styles from './EventMessages.module.css';
import { nextText, peopleText } from './message-labels';
import { MessageText } from './MessageText';
import { useMessageForm } from './use-message-form';

interface MessageFormProps {
  readonly reading: EventMessages;
  readonly draft: MessageDraft;
  readonly onDraft: (draft: MessageDraft) => void;
}

/** The subject and text of a message, with a test to oneself and the button that sends it. */
export function MessageForm({ reading, draft, onDraft }: MessageFormProps) {
  const { recipients, nextAt, replyTo } = reading;
  const form = useMessageForm(reading.event.id, draft, () => onDraft({ subject: '', text: '' }));
  const [formRef, focusFirstWrong] = useFirstWrong();
  const submit = (e: SyntheticEvent) => {
    e.preventDefault();
    form.send();
    focusFirstWrong();
  };
  return (
    <section className="panel" aria-label="Write">
      <form ref={formRef} className="stack" onSubmit={submit} noValidate>
        <div>
          <p className="label">To</p>
          <p>
            <b>
              {recipients === 0 ? 'No one yet' : `Everyone who made a confirmed booking: ${peopleText(recipients)}`}
            </b>
          </p>
          <p className="meta">{`Everyone gets a separate email and can’t see who else got it. Replies go to ${replyTo}.`}</p>
        </div>
        <TextField
          label="Subject"
          error={form.errors.subject}
          value={draft.subject}
          maxLength={messageSubjectMaxLength}
          autoComplete="off"
          onChange={(e) => onDraft({ ...draft, subject: e.target.value })}
        />
        <MessageText draft={draft} onDraft={onDraft} error={form.errors.text} />
        <div className={classNames('stack', styles.actions)}>
          <div className="row wrap">
            <Button
              type="submit"
              kind="primary"
              disabled={recipients === 0 || nextAt !== null}
              busy={form.isSending && 'Sending...'}
            >
              {recipients === 0 ? 'Send' : `Send to ${peopleText(recipients)}`}
            </Button>
            <Button
              onClick={() => {
                form.test();
                focusFirstWrong();
              }}
              busy={form.isTesting && 'Sending...'}
            >
              Send a test to me
            </Button>
          </div>
          {form.refusal === null ? null : <FieldError>{form.refusal}</FieldError>}
          <p className={classNames('meta', styles.outcome)} aria-live="polite">
            {form.testedTo === null ? nextText(recipients, nextAt) : <Tested to={form.testedTo} />}
          </p>
        </div>
      </form>
    </section>
  );
}

function Tested({ to }: { readonly to: string }) {
  return (
    <>
      <Icon name="check" size="small" />
      <span>{`Test sent to ${to}`}</span>
    </>
  );
}
