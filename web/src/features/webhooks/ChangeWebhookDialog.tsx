import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useChangeWebhook, useRemoveWebhook, useRenewWebhookSecret, type Webhook } from '../../data/webhooks';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { ActivityChoice } from './ActivityChoice';
import { isOff } from './webhook-labels';
import styles from './Webhooks.module.css';

interface ChangeWebhookDialogProps {
  readonly webhook: Webhook;
  readonly onRenewed: (renewed: { readonly url: string; readonly secret: string }) => void;
  readonly onClose: () => void;
}

/** What a webhook is sent, its secret, and its end. */
export function ChangeWebhookDialog({ webhook, onRenewed, onClose }: ChangeWebhookDialogProps) {
  const { id, url } = webhook;
  const [types, setTypes] = useState<Webhook['types']>(webhook.types);
  const change = useChangeWebhook();
  const save = (isOn: boolean) => change.mutate({ id, types: [...types], isOn }, { onSuccess: onClose });
  return (
    <Dialog
      title={`Change ${url}`}
      onClose={onClose}
      footer={
        <div className="row align-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            disabled={types.length === 0}
            busy={change.isPending && 'Saving...'}
            onClick={() => save(!isOff(webhook))}
          >
            Save
          </Button>
        </div>
      }
    >
      <div className="stack">
        <ActivityChoice
          chosen={types}
          onChoose={(chosen) => setTypes([...chosen])}
          error={types.length === 0 ? 'Please choose what to send' : undefined}
        />
        {change.isError ? <FieldError>{errorSentence(change.error)}</FieldError> : null}
        <div className={styles.actions}>
          <RenewButton
            id={id}
            onRenewed={(secret) => {
              onClose();
              onRenewed({ url, secret });
            }}
          />
          {isOff(webhook) || webhook.state === 'untested' ? null : (
            <Button size="small" onClick={() => save(false)}>
              Turn off
            </Button>
          )}
          <RemoveButton id={id} url={url} onRemoved={onClose} />
        </div>
      </div>
    </Dialog>
  );
}

function RenewButton({ id, onRenewed }: { readonly id: number; readonly onRenewed: (secret: string) => void }) {
  const renew = useRenewWebhookSecret();
  const send = () =>
    renew.mutate(id, {
      onSuccess: ({ secret }) => onRenewed(secret),
      onError: (error) =>
        showToast({ title: 'Couldn’t renew the secret', description: errorSentence(error), tone: 'bad' }),
    });
  return (
    <Button size="small" busy={renew.isPending && 'Renewing...'} onClick={send}>
      Renew the secret
    </Button>
  );
}

interface RemoveButtonProps extends Pick<Webhook, 'id' | 'url'> {
  readonly onRemoved: () => void;
}

function RemoveButton({ id, url, onRemoved }: RemoveButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveWebhook();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        showToast({ title: 'The webhook is removed' });
        onRemoved();
      },
      onError: (error) => showToast({ title: 'Couldn’t remove it', description: errorSentence(error), tone: 'bad' }),
    });
  return (
    <>
      <Button size="small" kind="danger" onClick={() => setAsked(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`Remove ${url}?`}
        confirmLabel="Remove"
        keep="Keep it"
        busy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      >
        Nothing more is sent there, and what waits is lost.
      </ConfirmDialog>
    </>
  );
}
