import { longestReportList } from '@ascendant/domain/list-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorSentence } from '../../api/api-error';
import {
  reportedConversationQuery,
  reportedConversationsQuery,
  useCloseConversationReport,
  type ReportedConversation,
} from '../../data/conversations';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import { FirstOnly, FirstRows } from '../../ui/table/FirstRows';
import { datedInstantText } from '../../ui/text/instant-text';
import { MessageList } from './MessageList';
import styles from './ReportedConversations.module.css';

/** Reported conversations, those that have waited longest first. */
export function ReportedConversations() {
  const { data, isError, refetch } = useQuery(reportedConversationsQuery);
  if (isError && !data)
    return (
      <div className="panel">
        <ErrorState
          title="We couldn’t load the reports"
          text="Please try again later."
          onRetry={() => void refetch()}
        />
      </div>
    );
  if (!data)
    return (
      <div className="panel" aria-busy="true">
        <Skeleton width={6} />
        <Skeleton width={10} />
      </div>
    );
  if (data.length === 0)
    return (
      <div className="panel">
        <EmptyState title="All clear" text="Conversations that people report will appear here." />
      </div>
    );
  return (
    <>
      <FirstRows rows={data} what="reports">
        {(rows) => rows.map((reported) => <Reported key={reported.id} reported={reported} />)}
      </FirstRows>
      <FirstOnly count={data.length} most={longestReportList} others="The others will appear as you close these." />
    </>
  );
}

function Reported({ reported }: { readonly reported: ReportedConversation }) {
  const { id, event, travellerId, travellerName, hostId, hostName, reportedBy, reason, reportedAt } = reported;
  const [isOpen, setOpen] = useState(false);
  const close = useCloseConversationReport();
  const by = reportedBy === 'host' ? hostName : travellerName;
  return (
    <article className="panel" aria-labelledby={`report-${id}`}>
      <h2 id={`report-${id}`} className="small-heading">
        <Link className="link" to={paths.event(event.id)}>
          {event.title}
        </Link>
      </h2>
      <p className="meta">
        Traveller:{' '}
        <Link className="link" to={paths.adminPerson(travellerId)}>
          {travellerName}
        </Link>
        {' · '}Host:{' '}
        <Link className="link" to={paths.adminPerson(hostId)}>
          {hostName}
        </Link>
      </p>
      <p className={styles.reason}>{reason}</p>
      <p className="meta">{`Reported by ${by}, ${datedInstantText(reportedAt)}`}</p>
      <p className="row wrap">
        <Button size="small" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen ? 'Hide the messages' : 'Read the messages'}
        </Button>
        <Button
          size="small"
          busy={close.isPending && 'Closing...'}
          onClick={() =>
            close.mutate(id, { onError: (error) => showToast({ title: errorSentence(error), tone: 'bad' }) })
          }
        >
          Close the report
        </Button>
      </p>
      {isOpen ? <ReportedMessages id={id} names={{ traveller: travellerName, host: hostName }} /> : null}
    </article>
  );
}

interface ReportedMessagesProps {
  readonly id: number;
  readonly names: Readonly<Record<'traveller' | 'host', string>>;
}

function ReportedMessages({ id, names }: ReportedMessagesProps) {
  const { data, isError, refetch } = useQuery(reportedConversationQuery(id));
  if (isError)
    return (
      <ErrorState title="We couldn’t load the messages" text="Please try again later." onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton shape="block" />;
  return <MessageList messages={data.messages} ownSide={null} otherName={names} />;
}
