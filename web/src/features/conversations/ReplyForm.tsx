import { conversationTextMaxLength } from '@ascendant/domain/conversation/conversation';
import { errorSentence } from '../../api/api-error';
import { useSendInConversation } from '../../data/conversations';
import { readMessageDraft, storeMessageDraft } from '../../storage/message-drafts';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import { showServerErrors } from '../../ui/form/server-errors';
import { TextAreaField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';

interface ReplyFormProps {
  readonly conversationId: number;
  readonly otherName: string;
}

/** The field to answer in. What's typed stays in this tab until it's sent. */
export function ReplyForm({ conversationId, otherName }: ReplyFormProps) {
  const { form, submit, isBusy } = useReply(conversationId);
  const keep = {
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      storeMessageDraft(conversationId, target.value),
  };
  return (
    <form className="stack" onSubmit={(e) => void submit(e)} noValidate>
      <TextAreaField
        label={`Message to ${otherName}`}
        {...form.field('text', keep)}
        rows={4}
        maxLength={conversationTextMaxLength}
      />
      {form.errors.root === undefined ? null : <FieldError>{form.errors.root}</FieldError>}
      <p>
        <Button kind="primary" type="submit" busy={isBusy && 'Sending...'}>
          Send
        </Button>
      </p>
    </form>
  );
}

function useReply(id: number) {
  const send = useSendInConversation();
  const form = useForm({
    check: async () => (await import('@ascendant/contract/conversation')).conversationText,
    values: { text: readMessageDraft(id) },
  });
  const submit = form.handleSubmit(({ text }) => {
    send.mutate(
      { id, text },
      {
        onSuccess: () => {
          storeMessageDraft(id, '');
          form.setValue('text', '');
        },
        onError: (error) => {
          if (!showServerErrors(error, form.setError, ['text']))
            form.setError('root', { message: errorSentence(error) });
        },
      },
    );
  });
  return { form, submit, isBusy: form.isSending || send.isPending };
}
