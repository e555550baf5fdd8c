import {
  messageProblems,
  messageSubjectMaxLength,
  messageTextMaxLength,
  type MessageDraft,
} from '@ascendant/domain/event/message';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useMessageAttendee, type Attendee } from '../../data/attendees';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { TextAreaField, TextField } from '../../ui/form/TextField';
import { useFirstWrong } from '../../ui/form/use-first-wrong';

interface MessageAttendeeDialogProps {
  readonly eventId: number;
  readonly attendee: Attendee;
  readonly onClose: () => void;
}

/** An email to the person who booked one ticket. Their address isn't shown. */
export function MessageAttendeeDialog({ eventId, attendee, onClose }: MessageAttendeeDialogProps) {
  const [draft, setDraft] = useState<MessageDraft>({ subject: '', text: '' });
  const [isChecked, setChecked] = useState(false);
  const [formRef, focusFirstWrong] = useFirstWrong();
  const message = useMessageAttendee();
  const problems = messageProblems(draft);
  const errors = isChecked ? { ...problems, ...fieldsOf(message.error) } : {};
  const submit = () => {
    setChecked(true);
    focusFirstWrong();
    if (Object.keys(problems).length > 0) return;
    message.mutate(
      { eventId, ticketId: attendee.id, ...draft },
      {
        onSuccess: ({ sentTo }) => {
          showToast({ title: 'Message sent', description: `It’s on its way to ${sentTo}.` });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title={`Message about ${attendee.name}`}
      keep="Don’t send"
      action={{ label: 'Send message', busy: message.isPending && 'Sending...' }}
      onSubmit={submit}
      formRef={formRef}
    >
      <p className="meta">
        {`It goes to the person who booked ${attendee.bookingReference}. You don’t see their address, and their reply comes to yours.`}
      </p>
      <TextField
        label="Subject"
        error={errors.subject}
        value={draft.subject}
        maxLength={messageSubjectMaxLength}
        autoComplete="off"
        onChange={(event) => setDraft({ ...draft, subject: event.target.value })}
      />
      <TextAreaField
        label="Message"
        error={errors.text}
        value={draft.text}
        rows={6}
        maxLength={messageTextMaxLength}
        onChange={(event) => setDraft({ ...draft, text: event.target.value })}
      />
      {message.isError && Object.keys(fieldsOf(message.error)).length === 0 ? (
        <FieldError>{errorSentence(message.error)}</FieldError>
      ) : null}
    </Dialog>
  );
}
