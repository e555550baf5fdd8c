import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useBlockConversation, type Conversation } from '../../data/conversations';
import { Button } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { BlockDialog } from './BlockDialog';

const ReportDialog = lazyDialog(async () => (await import('./ReportDialog')).ReportDialog);

/** Blocking the other person, and reporting the conversation. */
export function ConversationActions({ conversation }: { readonly conversation: Conversation }) {
  const { id, otherName, isBlocked, isReported } = conversation;
  const [asking, setAsking] = useState<'block' | 'report' | null>(null);
  const block = useBlockConversation();
  const change = (blocked: boolean) =>
    block.mutate(
      { id, isBlocked: blocked },
      {
        onSuccess: () => setAsking(null),
        onError: (error) => showToast({ title: errorSentence(error), tone: 'bad' }),
      },
    );
  return (
    <div className="row wrap">
      {isBlocked ? (
        <Button size="small" onClick={() => change(false)} busy={block.isPending && 'Unblocking...'}>
          Unblock
        </Button>
      ) : (
        <Button kind="ghost" size="small" onClick={() => setAsking('block')}>
          Block
        </Button>
      )}
      {isReported ? null : (
        <Button kind="ghost" size="small" onClick={() => setAsking('report')}>
          Report
        </Button>
      )}
      {asking === 'block' ? (
        <BlockDialog
          name={otherName}
          isBusy={block.isPending}
          onBlock={() => change(true)}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === 'report' ? <ReportDialog conversationId={id} onClose={() => setAsking(null)} /> : null}
    </div>
  );
}
