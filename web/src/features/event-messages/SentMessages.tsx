import type { MessageDraft } from '@ascendant/domain/event/message';
import type { EventMessage } from '../../data/event-messages';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/layout/EmptyState';
import { StatusBadge } from '../../ui/layout/StatusBadge';
import { Table } from '../../ui/table/Table';
import { instantText } from '../../ui/text/instant-text';
import { deliveryText } from './message-labels';

interface SentMessagesProps {
  readonly messages: readonly EventMessage[];
  readonly onUseAgain: (draft: MessageDraft) => void;
}

/** What was sent before: who wrote it, when, and what became of it. */
export function SentMessages({ messages, onUseAgain }: SentMessagesProps) {
  return (
    <section className="panel" aria-labelledby="sent-before">
      <div className="panel-heading">
        <h2 id="sent-before">Sent messages</h2>
        <span className="meta">{`${messages.length} ${messages.length === 1 ? 'message' : 'messages'}`}</span>
      </div>
      {messages.length === 0 ? (
        <EmptyState title="No messages yet" text="Messages you send will appear here." level={3} />
      ) : (
        <Table folds>
          <caption className="visually-hidden">Messages to the attendees of this event</caption>
          <thead>
            <tr>
              <th scope="col">Subject</th>
              <th scope="col">By</th>
              <th scope="col">Sent</th>
              <th scope="col">Delivered</th>
              <th scope="col">
                <span className="visually-hidden">Action</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {messages.map((message) => (
              <tr key={message.id}>
                <td>
                  <b>{message.subject}</b>
                </td>
                <td data-label="By">{message.sentBy ?? 'Deleted account'}</td>
                <td data-label="Sent" className="numeric no-wrap">
                  {instantText(message.sentAt)}
                </td>
                <td data-label="Delivered">
                  <Delivery message={message} />
                </td>
                <td className="align-right">
                  <Button
                    size="small"
                    kind="ghost"
                    aria-label={`Use ${message.subject} again`}
                    onClick={() => onUseAgain({ subject: message.subject, text: message.text })}
                  >
                    Use again
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
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
