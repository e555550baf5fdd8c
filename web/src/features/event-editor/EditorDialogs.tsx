import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import type { Editor } from './use-editor';

/** After a save that someone else was faster than. */
const ConflictDialog = lazyDialog(async () => (await import('./ConflictDialog')).ConflictDialog);

/** Before a save of an event with other dates to come. */
const DatesDialog = lazyDialog(async () => (await import('./DatesDialog')).DatesDialog);

/** What saving has to ask, if anything. */
export function EditorDialogs({ editor }: { readonly editor: Editor }) {
  const { facts, choice, conflict } = editor;
  if (choice !== null && facts.event !== null)
    return (
      <DatesDialog
        preview={choice}
        startDate={facts.event.startDate}
        onChoose={editor.chooseDates}
        onClose={editor.closeChoice}
      />
    );
  if (conflict === null) return null;
  return (
    <ConflictDialog
      conflict={conflict}
      facts={facts}
      onKeepMine={editor.keepMine}
      onTakeTheirs={editor.takeTheirs}
      onClose={editor.closeConflict}
    />
  );
}
