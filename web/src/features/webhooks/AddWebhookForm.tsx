import type { ActivityType } from '@ascendant/domain/channel/activity';
import { webhookUrlMaxLength } from '@ascendant/domain/channel/webhook';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useAddWebhook } from '../../data/webhooks';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';
import { useFirstWrong } from '../../ui/form/use-first-wrong';
import { ActivityChoice } from './ActivityChoice';
import styles from './Webhooks.module.css';

interface AddWebhookFormProps {
  readonly onAdded: (added: { readonly url: string; readonly secret: string }) => void;
}

/** Adds a webhook. What's entered stays until it's added. */
export function AddWebhookForm({ onAdded }: AddWebhookFormProps) {
  const [url, setUrl] = useState('');
  const [types, setTypes] = useState<readonly ActivityType[]>([]);
  const [isChecked, setChecked] = useState(false);
  const [formRef, focusFirstWrong] = useFirstWrong();
  const add = useAddWebhook();
  const missing = { url: url.trim() === '', types: types.length === 0 };
  const fields = fieldsOf(add.error);
  const submit = () => {
    setChecked(true);
    focusFirstWrong();
    if (missing.url || missing.types) return;
    add.mutate(
      { url, types: [...types] },
      {
        onSuccess: ({ webhook, secret }) => {
          setUrl('');
          setTypes([]);
          setChecked(false);
          onAdded({ url: webhook.url, secret });
        },
      },
    );
  };
  return (
    <form
      ref={formRef}
      className={`panel ${styles.form}`}
      aria-labelledby="add-webhook"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id="add-webhook">Add a webhook</h2>
      <TextField
        label="Address"
        help="Where we post to, such as https://hooks.example.com/bookings"
        type="url"
        error={isChecked && missing.url ? 'Enter an address that begins with https://' : fields['url']}
        required
        autoComplete="off"
        maxLength={webhookUrlMaxLength}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <ActivityChoice
        chosen={types}
        onChoose={setTypes}
        error={isChecked && missing.types ? 'Please choose what to send' : fields['types']}
      />
      {add.isError && Object.keys(fields).length === 0 ? <FieldError>{errorSentence(add.error)}</FieldError> : null}
      <div>
        <Button kind="primary" type="submit" busy={add.isPending && 'Adding the webhook...'}>
          Add the webhook
        </Button>
      </div>
    </form>
  );
}
