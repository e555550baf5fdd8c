import { conversationTextMaxLength } from '@ascendant/domain/conversation/conversation';
import { errorSentence } from '../../api/api-error';
import { useStartConversation } from '../../data/conversations';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { showServerErrors } from '../../ui/form/server-errors';
import { TextAreaField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';

interface MessageHostDialogProps {
  readonly event: { readonly id: number; readonly title: string };
  readonly onClose: () => void;
  readonly onSent: (conversationId: number) => void;
}

/** Writes to the host of an event. What was typed stays until it's sent. */
export function MessageHostDialog({ event, onClose, onSent }: MessageHostDialogProps) {
  const { form, submit, isBusy } = useFirstMessage(event.id, onSent);
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title="Message the host"

      action={{ label: 'Send', busy: isBusy && 'Sending...' }}
      onSubmit={submit}
    >
      <p>{event.title}</p>
      <TextAreaField
        label="Your message"
        help="They see your first name and initial, not your email. You’ll find the answer in Messages."
        {...form.field('text')}
        rows={6}
        maxLength={conversationTextMaxLength}
      />
      {form.errors.root === undefined ? null : <FieldError>{form.errors.root}</FieldError>}
    </Dialog>
  );
}

function useFirstMessage(eventId: number, onSent: (conversationId: number) => void) {
  const start = useStartConversation();
  const form = useForm({
    check: async () => (await import('@ascendant/contract/conversation')).conversationText,
    values: { text: '' },
  });
  const submit = form.handleSubmit(({ text }) => {
    start.mutate(
      { id: eventId, text },
      {
        onSuccess: ({ conversationId }) => {
          showToast({ title: 'Message sent', description: 'We’ll email you when there’s an answer.' });
          onSent(conversationId);
        },
        onError: (error) => {
          if (!showServerErrors(error, form.setError, ['text']))
            form.setError('root', { message: errorSentence(error) });
        },
      },
    );
  });
  return { form, submit, isBusy: form.isSending || start.isPending };
}
