import { isDelivered } from '@ascendant/domain/channel/webhook';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useChangeWebhook, useTestWebhook, type Webhook } from '../../data/webhooks';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { Badge } from '../../ui/layout/Badge';
import { PanelRow } from '../../ui/table/PanelRow';
import { datedInstantText } from '../../ui/text/instant-text';
import { ChangeWebhookDialog } from './ChangeWebhookDialog';
import { DeliveriesDialog } from './DeliveriesDialog';
import { isOff, stateLabels, stateText, tryText } from './webhook-labels';
import styles from './Webhooks.module.css';

interface WebhookRowProps {
  readonly webhook: Webhook;
  readonly onRenewed: (renewed: { readonly url: string; readonly secret: string }) => void;
}

/** A webhook, whether it works, and what it was sent. */
export function WebhookRow({ webhook, onRenewed }: WebhookRowProps) {
  const [opened, setOpened] = useState<'deliveries' | 'change' | null>(null);
  const { id, url, state } = webhook;
  const close = () => setOpened(null);
  return (
    <PanelRow
      name={url}
      badge={<Badge tone={state === 'on' ? 'good' : 'outlined'}>{stateLabels[state]}</Badge>}
      meta={linesOf(webhook).map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    >
      <div className={styles.actions}>
        <TestButton id={id} url={url} />
        {isOff(webhook) ? <TurnOnButton webhook={webhook} /> : null}
        {state === 'untested' ? null : (
          <Button size="small" aria-label={`Deliveries to ${url}`} onClick={() => setOpened('deliveries')}>
            Deliveries
          </Button>
        )}
        <Button size="small" aria-label={`Change ${url}`} onClick={() => setOpened('change')}>
          Change
        </Button>
      </div>
      {opened === 'deliveries' ? <DeliveriesDialog id={id} url={url} onClose={close} /> : null}
      {opened === 'change' ? <ChangeWebhookDialog webhook={webhook} onRenewed={onRenewed} onClose={close} /> : null}
    </PanelRow>
  );
}

function linesOf(webhook: Webhook): readonly string[] {
  const { types, waiting, madeBy, createdAt, bothSignUntil } = webhook;
  return [
    stateText(webhook) ?? '',
    types.join(', '),
    waiting === 0 ? '' : `${waiting} waiting to be sent`,
    `Added ${datedInstantText(createdAt)}${madeBy === null ? '' : ` by ${madeBy}`}`,
    bothSignUntil === null ? '' : `The old secret signs as well until ${datedInstantText(bothSignUntil)}`,
  ].filter((line) => line !== '');
}

function TestButton({ id, url }: Pick<Webhook, 'id' | 'url'>) {
  const test = useTestWebhook();
  const send = () =>
    test.mutate(id, {
      onSuccess: ({ answer }) => {
        if (isDelivered(answer)) showToast({ title: 'The test was answered', description: tryText(answer) });
        else showToast({ title: 'The test wasn’t taken', description: tryText(answer), tone: 'bad' });
      },
      onError: (error) =>
        showToast({ title: 'Couldn’t send the test', description: errorSentence(error), tone: 'bad' }),
    });
  return (
    <Button size="small" aria-label={`Send a test to ${url}`} busy={test.isPending && 'Sending...'} onClick={send}>
      Send a test
    </Button>
  );
}

function TurnOnButton({ webhook: { id, url, types } }: { readonly webhook: Webhook }) {
  const change = useChangeWebhook();
  const turnOn = () =>
    change.mutate(
      { id, types: [...types], isOn: true },
      {
        onSuccess: () => showToast({ title: 'It’s on', description: 'What it missed is on its way.' }),
        onError: (error) => showToast({ title: 'Couldn’t turn it on', description: errorSentence(error), tone: 'bad' }),
      },
    );
  return (
    <Button size="small" aria-label={`Turn on ${url}`} busy={change.isPending && 'Turning on...'} onClick={turnOn}>
      Turn on
    </Button>
  );
}
