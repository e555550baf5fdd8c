import type { MessageDraft } from '@ascendant/domain/event/message';
import type { EventMessage } from '../../data/event-messages';
import { Button } from '../../ui/button/Button';
import { StatusBadge } from '../../ui/layout/Badge';
import { EmptyState } from '../../ui/layout/EmptyState';
import { Panel } from '../../ui/layout/Panel';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { FirstRows } from '../../ui/table/FirstRows';
import { instantText } from '../../ui/text/instant-text';
import { deliveryText } from './message-labels';

interface SentMessagesProps {
  readonly messages: readonly EventMessage[];
  readonly onUseAgain: (draft: MessageDraft) => void;
}

/** What was sent before: who wrote it, when, and what became of it. */
export function SentMessages({ messages, onUseAgain }: SentMessagesProps) {
  const columns: readonly Column<EventMessage>[] = [
    { label: 'Subject', render: ({ subject }) => <b>{subject}</b> },
    { label: 'By', className: 'breakable', render: ({ sentBy }) => sentBy ?? 'Deleted account' },
    { label: 'Sent', className: 'numeric no-wrap', render: ({ sentAt }) => instantText(sentAt) },
    { label: 'Delivered', render: (message) => <Delivery message={message} /> },
    {
      label: 'Action',
      isAction: true,
      isRight: true,
      render: ({ subject, text }) => (
        <Button
          size="small"
          kind="ghost"
          aria-label={`Use ${subject} again`}
          onClick={() => onUseAgain({ subject, text })}
        >
          Use again
        </Button>
      ),
    },
  ];
  return (
    <Panel
      title="Sent messages"
      aside={<span className="meta">{`${messages.length} ${messages.length === 1 ? 'message' : 'messages'}`}</span>}
    >
      {messages.length === 0 ? (
        <EmptyState title="No messages yet" text="Messages you send will appear here." level={3} />
      ) : (
        <FirstRows rows={messages} what="messages">
          {(rows) => <DataTable caption="Messages to the attendees of this event" columns={columns} rows={rows} />}
        </FirstRows>
      )}
    </Panel>
  );
}

function Delivery({ message }: { readonly message: EventMessage }) {
  const { count, note } = deliveryText(message);
  return (
    <span className="row wrap">
      <StatusBadge text={count} tone={message.delivered >= message.recipients ? 'good' : 'fair'} />
      {note === '' ? null : <span className="meta">{note}</span>}
    </span>
  );
}
