import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { conversationQuery, useReadConversation, type Conversation as Reading } from '../../data/conversations';
import { usePageHead } from '../../head/use-page-head';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button/Button';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { Skeleton } from '../../ui/layout/Skeleton';
import styles from './Conversation.module.css';
import { ConversationActions } from './ConversationActions';
import { MessageList } from './MessageList';
import { ReplyForm } from './ReplyForm';

/** One conversation: its messages, the newest last, with the field to answer. */
export function Conversation({ id }: { readonly id: number }) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    conversationQuery(id),
  );
  const newest = data?.pages[0];
  usePageHead({ title: newest ? `${newest.otherName}: messages` : 'Messages', isPrivate: true });
  if (isError && !data)
    return (
      <ErrorState
        title="We couldn’t load this conversation"
        text="Please try again later."
        level={1}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <Loading />;
  if (!newest)
    return (
      <EmptyState title="Conversation not found" text="It doesn’t exist, or it isn’t yours." level={1}>
        <ButtonLink to={paths.messages}>Messages</ButtonLink>
      </EmptyState>
    );
  const messages = data.pages.toReversed().flatMap((page) => page?.messages ?? []);
  return (
    <>
      <Head conversation={newest} />
      {hasNextPage ? (
        <Button size="small" onClick={() => void fetchNextPage()} busy={isFetchingNextPage && 'Loading...'}>
          Show earlier messages
        </Button>
      ) : null}
      <MessageList messages={messages} ownSide={newest.side} otherName={newest.otherName} />
      <Answer key={id} conversation={newest} />
      <ReadUpTo conversation={newest} />
    </>
  );
}

function Head({ conversation }: { readonly conversation: Reading }) {
  const { otherName, event } = conversation;
  return (
    <>
      <ButtonLink size="small" to={paths.messages}>
        <Icon name="left" size="small" />
        Messages
      </ButtonLink>
      <div className={styles.head}>
        <div>
          <h1>{otherName}</h1>
          <p className="meta">
            <Link className="link" to={paths.event(event.id)}>
              {event.title}
            </Link>
          </p>
        </div>
        <ConversationActions conversation={conversation} />
      </div>
    </>
  );
}

/** Where to answer. Someone who's blocked while the field is open keeps what they've typed; the server refuses to send it. */
function Answer({ conversation }: { readonly conversation: Reading }) {
  const { id, canSend, isBlocked, otherName, isReported } = conversation;
  const [couldSend] = useState(canSend);
  return (
    <>
      {isReported ? (
        <Note as="p">This conversation has been reported. Admins can read it until they’ve dealt with the report.</Note>
      ) : null}
      {canSend ? null : (
        <Note as="p">
          {isBlocked
            ? `You’ve blocked ${otherName}. Unblock them to write to each other again.`
            : `You can’t write to ${otherName} any longer.`}
        </Note>
      )}
      {canSend || (couldSend && !isBlocked) ? <ReplyForm conversationId={id} otherName={otherName} /> : null}
    </>
  );
}

/** What's on the screen has been read. */
function ReadUpTo({ conversation: { id, unread, messages } }: { readonly conversation: Reading }) {
  const { mutate } = useReadConversation();
  const last = messages.at(-1)?.id;
  const mark = useEffectEvent((upTo: number) => mutate({ id, upTo }));
  useEffect(() => {
    if (last !== undefined && unread > 0) mark(last);
  }, [last, unread]);
  return null;
}

function Loading() {
  return (
    <div aria-busy="true" className="stack">
      <h1 className="visually-hidden">Messages</h1>
      <output className="visually-hidden">Loading the conversation</output>
      <Skeleton shape="title" width={6} />
      <Skeleton shape="block" className={styles.waiting} />
    </div>
  );
}
