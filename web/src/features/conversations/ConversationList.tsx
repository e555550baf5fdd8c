import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { conversationsQuery, type ListedConversation } from '../../data/conversations';
import { currentUserQuery } from '../../data/current-user';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button/Button';
import { Badge } from '../../ui/layout/Badge';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import { instantText } from '../../ui/text/instant-text';
import styles from './ConversationList.module.css';

const toHosts = 'Write to a host from an event’s page or from your booking.';
const fromTravellers = 'What travellers ask about your events will appear here. We’ll email you about new messages.';

/** The person's conversations, the latest first. */
export function ConversationList() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(conversationsQuery);
  const { data: user } = useQuery(currentUserQuery);
  const role = user?.organization?.role;
  const isHost = role === 'owner' || role === 'manager';
  if (isError && !data)
    return (
      <ErrorState
        title="We couldn’t load your messages"
        text="Please try again later."
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Loading />;
  const conversations = data.pages.flatMap((page) => page.conversations);
  if (conversations.length === 0)
    return (
      <EmptyState title="No messages yet" text={isHost ? fromTravellers : toHosts}>
        {isHost ? null : (
          <ButtonLink kind="primary" to={paths.browse}>
            Browse Events
          </ButtonLink>
        )}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {conversations.map((conversation) => (
          <Item key={conversation.id} conversation={conversation} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button onClick={() => void fetchNextPage()} busy={isFetchingNextPage && 'Loading...'}>
          Show older conversations
        </Button>
      ) : null}
    </>
  );
}

function Item({ conversation }: { readonly conversation: ListedConversation }) {
  const { id, event, otherName, last, unread, side } = conversation;
  return (
    <li data-unread={unread > 0}>
      <Link to={paths.conversation(id)} className={styles.link}>
        <span className={styles.head}>
          <b>{otherName}</b>
          <span className="meta numeric">{instantText(last.sentAt)}</span>
        </span>
        <span className="meta">{event.title}</span>
        <span className={styles.last}>
          <span className={styles.text}>{`${last.sender === side ? 'You: ' : ''}${last.text}`}</span>
          {unread > 0 ? <Badge tone="sunrise">{unread === 1 ? '1 new' : `${unread} new`}</Badge> : null}
        </span>
      </Link>
    </li>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="stack">
      <output className="visually-hidden">Loading your messages</output>
      <Skeleton shape="block" className={styles.waiting} />
      <Skeleton shape="block" className={styles.waiting} />
      <Skeleton shape="block" className={styles.waiting} />
    </div>
  );
}
