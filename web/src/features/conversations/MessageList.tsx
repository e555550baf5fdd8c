import type { ConversationSide } from '@ascendant/domain/conversation/conversation';
import type { ConversationMessage } from '../../data/conversations';
import { instantText } from '../../ui/text/instant-text';
import styles from './MessageList.module.css';

interface MessageListProps {
  /** In the order they were sent. */
  readonly messages: readonly ConversationMessage[];
  /** Whose messages are on the right; null for an admin, who is neither. */
  readonly ownSide: ConversationSide | null;
  /** Who wrote the others; for an admin, the names of both. */
  readonly otherName: string | Readonly<Record<ConversationSide, string>>;
}

/** Messages as typed: plain text, with their line breaks. */
export function MessageList({ messages, ownSide, otherName }: MessageListProps) {
  const nameOf = (sender: ConversationSide) => {
    if (typeof otherName !== 'string') return otherName[sender];
    return sender === ownSide ? 'You' : otherName;
  };
  return (
    <ol className={styles.messages} aria-live="polite">
      {messages.map(({ id, sender, text, sentAt }) => (
        <li key={id} data-own={sender === ownSide}>
          <p className="meta">
            <b>{nameOf(sender)}</b> <span className="numeric">{instantText(sentAt)}</span>
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
