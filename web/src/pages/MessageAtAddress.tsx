import { Navigate } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { paths } from '../paths';
import { useDialogAddress } from '../ui/dialog/dialog-address';
import { lazyDialog } from '../ui/dialog/lazy-dialog';

const MessageHostDialog = lazyDialog(
  async () => (await import('../features/conversations/MessageHostDialog')).MessageHostDialog,
);

interface MessageAtAddressProps {
  readonly event: { readonly id: number; readonly title: string };
  /** The page behind the dialog. */
  readonly page: string;
}

/** The dialog that writes to an event's host, when its page's address asks for it. Visitors sign in first and come back to it. */
export function MessageAtAddress({ event, page }: MessageAtAddressProps) {
  const { known: user, isLoading } = useAuth();
  const { close, leaveFor } = useDialogAddress(page);
  if (isLoading) return null;
  if (user === null) return <Navigate to={paths.authThen(paths.messageHost(event.id))} replace />;
  return <MessageHostDialog event={event} onClose={close} onSent={(id) => leaveFor(paths.conversation(id))} />;
}
