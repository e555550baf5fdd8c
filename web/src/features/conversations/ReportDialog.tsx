import { reportReasonMaxLength } from '@ascendant/domain/conversation/conversation';
import { errorSentence } from '../../api/api-error';
import { useReportConversation } from '../../data/conversations';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { showServerErrors } from '../../ui/form/server-errors';
import { TextAreaField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';

interface ReportDialogProps {
  readonly conversationId: number;
  readonly onClose: () => void;
}

/** Reports a conversation to the admins, who can read it from then on. */
export function ReportDialog({ conversationId, onClose }: ReportDialogProps) {
  const report = useReportConversation();
  const form = useForm({
    check: async () => (await import('@ascendant/contract/conversation')).reportBody,
    values: { reason: '' },
  });
  const submit = form.handleSubmit(({ reason }) =>
    report.mutate(
      { id: conversationId, reason },
      {
        onSuccess: () => {
          showToast({ title: 'Reported', description: 'An admin will read this conversation.' });
          onClose();
        },
        onError: (error) => {
          if (!showServerErrors(error, form.setError, ['reason']))
            form.setError('root', { message: errorSentence(error) });
        },
      },
    ),
  );
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title="Report this conversation"

      action={{ label: 'Report', busy: (form.isSending || report.isPending) && 'Sending...' }}
      onSubmit={submit}
    >
      <p>Admins will be able to read all of it until they’ve dealt with your report.</p>
      <TextAreaField label="What’s wrong?" {...form.field('reason')} rows={4} maxLength={reportReasonMaxLength} />
      {form.errors.root === undefined ? null : <FieldError>{form.errors.root}</FieldError>}
    </Dialog>
  );
}
