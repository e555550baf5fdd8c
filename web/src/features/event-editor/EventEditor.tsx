import type { EventForm } from '@ascendant/contract/event-editor';
import { lockReason } from '@ascendant/domain/event/form/locked-fields';
import { actingRole } from '@ascendant/domain/organization/members';
import type { Role } from '@ascendant/domain/person/roles';
import { useState, type ComponentType, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import { showToast } from '../../ui/dialog/toast-store';
import { FormSummary } from '../../ui/form/FormSummary';
import { useOnline } from '../../ui/late/use-online';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { useIsWide } from '../../ui/layout/use-is-wide';
import { instantText, clockText } from '../../ui/text/instant-text';
import { sentence } from '../../ui/text/sentence';
import { EditorContents } from './EditorContents';
import { EditorDialogs } from './EditorDialogs';
import { EventFormContext } from './event-form';
import styles from './EventEditor.module.css';
import { FurtherPanels } from './FurtherPanels';
import { PayoutHint } from './PayoutHint';
import type { PreviewProps } from './PreviewPanel';
import { StoredValuesContext } from './removed-entry';
import type { SaveGoal } from './save-goal';
import { SaveBar, type SaveAction } from './SaveBar';
import { useEditor, type EditorStart } from './use-editor';
import { WhatPanel } from './WhatPanel';

interface EventEditorProps extends EditorStart {
  /** How travellers will see the event. */
  readonly Preview: ComponentType<PreviewProps>;
  /** Below the form: what's saved apart from it. */
  readonly below: ReactNode;
  /** Other things to do with a stored event. */
  readonly children?: ReactNode;
}

/**
 * The form for a new event or a stored one, with a preview beside it.
 * Source: specification 2, section 2 (Create New Adventure Event dialog and Edit Adventure Event dialog).
 */
export function EventEditor({ Preview, below, children, ...start }: EventEditorProps) {
  const editor = useEditor(start);
  const { form, facts, image } = editor;
  const everything = lockReason(facts.locked, 'everything');
  const [isUploading, setUploading] = useState(false);
  const role = actingRole(start.user, start.user.organization);
  const isWide = useIsWide(besideFrom);
  const save = (goal: SaveGoal) => (isUploading ? showToast(uploading) : editor.save(goal));
  return (
    <EventFormContext value={form}>
      <header className={styles.head}>
        <div>
          <h1>{facts.event === null ? 'Create New Adventure Event' : 'Edit Adventure Event'}</h1>
          <KeepState keptAt={editor.keeping.keptAt} savedAt={editor.savedAt} />
        </div>
        <div className="row wrap">{children}</div>
      </header>
      {start.kept === null ? null : <Restored keptAt={start.kept.keptAt} onStartOver={editor.startOver} />}
      <ReturnNote event={facts.event} />
      <div className={styles.columns}>
        {isWide ? null : <EditorContents facts={facts} isFolded />}
        <div className={styles.form}>
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              save('save');
            }}
          >
            {form.problems.length > 1 ? (
              <FormSummary
                problems={form.problems.map((problem) => ({ ...problem, onFocus: () => form.setFocus(problem.name) }))}
              />
            ) : null}
            {everything === null ? null : (
              <Note>
                <Icon name="lock" />
                <p>{everything}</p>
              </Note>
            )}
            <StoredValuesContext value={editor.base}>
              <fieldset disabled={everything !== null} className={styles.panels}>
                <WhatPanel facts={facts} />
                <FurtherPanels facts={facts} isBusy={editor.busyWith !== null} onUploading={setUploading} />
              </fieldset>
            </StoredValuesContext>
            <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
          </form>
          {below}
        </div>
        <aside className={styles.aside} aria-label={isWide ? 'Contents and preview' : 'Preview'}>
          <div className={styles.beside}>
            {isWide ? <EditorContents facts={facts} isFolded={false} /> : null}
            <Preview
              facts={facts}
              image={image}
              isDisabled={everything !== null || editor.busyWith !== null}
              organizerName={
                facts.event?.organizerName ??
                start.user.organization?.name ??
                `${start.user.firstName} ${start.user.lastName}`
              }
            />
          </div>
        </aside>
      </div>
      {everything === null ? (
        <SaveBar
          actions={saveActions(facts.event, role)}
          hint={<PayoutHint role={role} />}
          busyWith={editor.busyWith}
          percent={editor.percent}
          onSave={save}
        />
      ) : null}
      <EditorDialogs editor={editor} />
    </EventFormContext>
  );
}

/** From this width, in pixels, the preview is beside the form: as in the styles. */
const besideFrom = 1200;

const uploading = { title: 'Your pictures are still uploading', description: 'Please save again in a moment.' };

/** Why an admin returned a draft. */
function ReturnNote({ event }: { readonly event: EventForm | null }) {
  if (event?.status !== 'draft' || event.returnReason === null) return null;
  return (
    <Note tone="fair" className={styles.note}>
      <Icon name="info" />
      <p>
        <b>An admin returned this event.</b> <span>{event.returnReason}</span>
      </p>
    </Note>
  );
}

/** Says that what was typed earlier is back. */
function Restored({ keptAt, onStartOver }: { readonly keptAt: string; readonly onStartOver: () => void }) {
  return (
    <Note tone="info" className={styles.note}>
      <Icon name="info" />
      <p>
        <span>{`We’ve restored your unsaved changes from ${sentence(instantText(keptAt))}`}</span>{' '}
        <button type="button" className="link-button" onClick={onStartOver}>
          Start over
        </button>
      </p>
    </Note>
  );
}

/** The buttons of the form: what can be done with the event besides saving it depends on its state and the role. */
function saveActions(event: Pick<EventForm, 'status' | 'transitions'> | null, role: Role): readonly SaveAction[] {
  const save = event === null || event.status === 'draft' ? 'Save as draft' : 'Save changes';
  const sends = role === 'admin' ? (['publish', 'approve'] as const) : (['request_review'] as const);
  const canSend = event === null || sends.some((transition) => event.transitions.includes(transition));
  return [{ goal: 'save', label: save }, ...(canSend ? [{ goal: 'send', label: sendLabel(role) } as const] : [])];
}

/** What the buttons that save are called. Source: specification 2, section 2 (Create New Adventure Event dialog and Edit Adventure Event dialog). */
export function sendLabel(role: Role): string {
  return role === 'admin' ? 'Publish' : 'Send to Review';
}

interface KeepStateProps {
  readonly keptAt: string | null;
  readonly savedAt: string | null;
}

/** 'Draft saved 14:32', or that what's typed is kept on this device. Its line is reserved. */
function KeepState({ keptAt, savedAt }: KeepStateProps) {
  const isOnline = useOnline();
  return (
    <p className={classNames(styles.kept, 'meta numeric')} aria-live="polite">
      {stateText({ isOnline, keptAt, savedAt })}
    </p>
  );
}

function stateText({ isOnline, keptAt, savedAt }: KeepStateProps & { readonly isOnline: boolean }): string {
  if (!isOnline) return 'Offline. Your changes are saved on this device.';
  if (keptAt !== null && (savedAt === null || keptAt > savedAt)) return `Saved on this device at ${clockText(keptAt)}`;
  return savedAt === null ? '' : `Saved at ${clockText(savedAt)}`;
}
