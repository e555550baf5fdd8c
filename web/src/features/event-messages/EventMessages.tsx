import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { ApiError } from '../../api/api-error';
import { eventMessagesQuery, type EventMessages as Reading } from '../../data/event-messages';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import styles from './EventMessages.module.css';
import { MessageForm } from './MessageForm';
import { MessagePreview } from './MessagePreview';
import { SentMessages } from './SentMessages';

interface EventMessagesProps {
  readonly eventId: number;
  /** The page's heading, once the event is known. */
  readonly Head: ComponentType<{ readonly event: Reading['event'] }>;
}

/** Writing to everyone with a confirmed booking, beside the email as it will look, above what was sent before. */
export function EventMessages({ eventId, Head }: EventMessagesProps) {
  const { data, error, refetch } = useQuery(eventMessagesQuery(eventId));
  const [draft, setDraft] = useState({ subject: '', text: '' });
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <Head event={data.event} />
      <div className={styles.columns}>
        <MessageForm reading={data} draft={draft} onDraft={setDraft} />
        <MessagePreview draft={draft} facts={data.facts} replyTo={data.replyTo} />
      </div>
      <SentMessages messages={data.messages} onUseAgain={setDraft} />
    </>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title="Event not found" text="This event doesn’t exist, or it isn’t yours." level={1} />;
  return (
    <ErrorState title="We couldn’t load the messages" text="Please try again later." level={1} onRetry={onRetry} />
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <h1 className="visually-hidden">Message to attendees</h1>
      <output className="visually-hidden">Loading messages...</output>
      <Skeleton width={4} />
      <Skeleton shape="title" width={6} />
      <div className={styles.columns}>
        <Skeleton shape="block" className={styles.waiting} />
        <Skeleton shape="block" className={styles.waiting} />
      </div>
    </div>
  );
}
