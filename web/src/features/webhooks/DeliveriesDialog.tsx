import { activityNames } from '@ascendant/domain/channel/activity';
import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../api/api-error';
import { deliveriesQuery, useResendDelivery, type Delivery } from '../../data/webhooks';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Badge } from '../../ui/layout/Badge';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Spinner } from '../../ui/layout/Spinner';
import { datedInstantText } from '../../ui/text/instant-text';
import { deliveryLabels, tryText } from './webhook-labels';
import styles from './Webhooks.module.css';

interface DeliveriesDialogProps {
  readonly id: number;
  readonly url: string;
  readonly onClose: () => void;
}

/** The latest of what a webhook was sent, with each try. */
export function DeliveriesDialog({ id, url, onClose }: DeliveriesDialogProps) {
  const { data, isError, refetch } = useQuery(deliveriesQuery(id));
  return (
    <Dialog title={`Deliveries to ${url}`} onClose={onClose} guardsTyping={false}>
      {isError ? <ErrorState title="We couldn’t load the deliveries" onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? <Spinner label="Loading the deliveries" /> : null}
      {data?.deliveries.length === 0 ? (
        <EmptyState title="Nothing yet" text="What we send will appear here." level={3} />
      ) : null}
      <ul className={styles.rows}>
        {data?.deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} webhookId={id} delivery={delivery} />
        ))}
      </ul>
    </Dialog>
  );
}

function DeliveryRow({ webhookId, delivery }: { readonly webhookId: number; readonly delivery: Delivery }) {
  const { id, type, happenedAt, state, dueAt, tries, body } = delivery;
  const resend = useResendDelivery();
  const sendAgain = () =>
    resend.mutate(
      { id: webhookId, deliveryId: id },
      {
        onSuccess: () => showToast({ title: 'It’s sent again' }),
        onError: (error) => showToast({ title: 'Couldn’t send it', description: errorSentence(error), tone: 'bad' }),
      },
    );
  return (
    <li>
      <details>
        <summary>
          {activityNames[type]}{' '}
          <Badge tone={state === 'delivered' ? 'good' : 'outlined'}>{deliveryLabels[state]}</Badge>{' '}
          <span className="meta">{datedInstantText(happenedAt)}</span>
        </summary>
        <div className={styles.delivery}>
          {tries.map((tried) => (
            <span key={tried.at} className={`meta ${styles.line}`}>
              {`${datedInstantText(tried.at)}: ${tryText(tried)}`}
            </span>
          ))}
          {dueAt === null ? null : (
            <span className={`meta ${styles.line}`}>{`Tried again ${datedInstantText(dueAt)}`}</span>
          )}
          <pre className={styles.body}>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
          <Button size="small" busy={resend.isPending && 'Sending...'} onClick={sendAgain}>
            Send again
          </Button>
        </div>
      </details>
    </li>
  );
}
