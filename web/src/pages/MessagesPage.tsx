import { useParams } from 'react-router';
import { RequireKnown } from '../auth/guards';
import { Conversation } from '../features/conversations/Conversation';
import { ConversationList } from '../features/conversations/ConversationList';
import { classNames } from '../ui/class-names';
import styles from './MessagesPage.module.css';
import { SectionNotFound } from './SectionNotFound';

/** /messages: what the user and hosts, or travellers, write to each other; /messages/:id: one conversation. */
export function MessagesPage() {
  const { id } = useParams();
  return (
    <RequireKnown>
      <main className={classNames(styles.page, 'container')}>
        {id === undefined ? <Messages /> : <OneConversation id={id} />}
      </main>
    </RequireKnown>
  );
}

function Messages() {
  return (
    <>
      <h1>Messages</h1>
      <p className="muted">You and the other person see each other’s names, never addresses.</p>
      <ConversationList />
    </>
  );
}

function OneConversation({ id }: { readonly id: string }) {
  return /^[1-9]\d{0,9}$/.test(id) ? <Conversation key={id} id={Number(id)} /> : <SectionNotFound />;
}
