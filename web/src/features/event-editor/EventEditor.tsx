import type { EventForm } from '@ascendant/contract/event-editor';
import { lockReason } from '@ascendant/domain/event/form/locked-fields';
import { roleOf } from '@ascendant/domain/person/roles';
import type { ReactNode } from 'react';
import { FormProvider, type FieldPath } from 'react-hook-form';
import { FormSummary } from '../../ui/FormSummary';
import { Icon } from '../../ui/Icon';
import { instantText } from '../../ui/instant-text';
import { Note } from '../../ui/Note';
import { sentence } from '../../ui/time-text';
import { showToast } from '../../ui/toast-store';
import { ConflictDialog } from './ConflictDialog';
import type { EditorFacts } from './editor-context';
import type { EventValues } from './event-values';
import styles from './EventEditor.module.css';
import { GalleryPanel } from './GalleryPanel';
import { ItineraryPanel } from './ItineraryPanel';
import { KeepState } from './KeepState';
import { PracticalPanel } from './PracticalPanel';
import { PreviewPanel, type EventViews } from './PreviewPanel';
import { PricingPanel } from './PricingPanel';
import { problemFields } from './problem-fields';
import { QuestionsPanel } from './QuestionsPanel';
import { saveActions } from './save-actions';
import type { SaveGoal } from './save-goal';
import { SaveBar } from './SaveBar';
import { useEditor, type EditorStart } from './use-editor';
import { useGalleryUploads, type GalleryUploads } from './use-gallery-uploads';
import { StoredValuesContext } from './use-removed-entry';
import { WhatPanel } from './WhatPanel';
import { WhenPanel } from './WhenPanel';

interface EventEditorProps extends EditorStart {
  readonly views: EventViews;
  /** Other things to do with a stored event. */
  readonly children?: ReactNode;
}

/**
 * The form for a new event or a stored one, with a preview beside it.
 * Source: specification 2, section 2 (Create New Adventure Event dialog and Edit Adventure Event dialog).
 */
export function EventEditor({ views, children, ...start }: EventEditorProps) {
  const editor = useEditor(start);
  const { form, facts, image } = editor;
  const everything = lockReason(facts.locked, 'everything');
  const problems = problemFields(form.formState.errors);
  const uploads = useGalleryUploads();
  const save = (goal: SaveGoal) => (uploads.isBusy ? showToast(stillUploading) : editor.save(goal));
  return (
    <FormProvider {...form}>
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
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save('save');
          }}
        >
          <FormSummary
            problems={problems.map(({ name, label }) => ({
              name,
              label,
              onFocus: () => form.setFocus(focusedFor(name)),
            }))}
          />
          {everything === null ? null : (
            <Note>
              <Icon name="lock" />
              <p>{everything}</p>
            </Note>
          )}
          <StoredValuesContext value={editor.base}>
            <Panels facts={facts} uploads={uploads} isLocked={everything !== null} isBusy={editor.busyWith !== null} />
          </StoredValuesContext>
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </form>
        <aside className={styles.aside} aria-label="Preview">
          <PreviewPanel
            facts={facts}
            image={image}
            isDisabled={everything !== null || editor.busyWith !== null}
            views={views}
            organizerName={facts.event?.organizerName ?? `${start.user.firstName} ${start.user.lastName}`}
          />
        </aside>
      </div>
      {everything === null ? (
        <SaveBar
          actions={saveActions(facts.event, roleOf(start.user))}
          busyWith={editor.busyWith}
          percent={editor.percent}
          onSave={save}
        />
      ) : null}
      {editor.conflict === null ? null : (
        <ConflictDialog
          conflict={editor.conflict}
          facts={facts}
          onKeepMine={editor.keepMine}
          onTakeTheirs={editor.takeTheirs}
          onClose={editor.closeConflict}
        />
      )}
    </FormProvider>
  );
}

interface PanelsProps {
  readonly facts: EditorFacts;
  readonly uploads: GalleryUploads;
  /** Nothing can be changed. */
  readonly isLocked: boolean;
  readonly isBusy: boolean;
}

function Panels({ facts, uploads, isLocked, isBusy }: PanelsProps) {
  return (
    <fieldset disabled={isLocked} className={styles.panels}>
      <WhatPanel facts={facts} />
      <GalleryPanel uploads={uploads} isDisabled={isBusy} />
      <WhenPanel facts={facts} />
      <PracticalPanel />
      <ItineraryPanel />
      <QuestionsPanel />
      <PricingPanel facts={facts} />
    </fieldset>
  );
}

const stillUploading = { title: 'Your pictures are still uploading', description: 'Please save again in a moment.' };

const firstControls: Readonly<Record<string, FieldPath<EventValues>>> = {
  'pricingTiers.root': 'pricingTiers.regular.adultPrice',
  'itinerary.root': 'itinerary.0.when',
  'questions.root': 'questions.0.question',
  'gallery.root': 'gallery.0.alt',
};

/** The control that a problem is about: prices as a whole begin with the regular one, and a list with its first entry. */
function focusedFor(name: string): FieldPath<EventValues> {
  return firstControls[name] ?? (name as FieldPath<EventValues>);
}

/** Why an admin returned a draft. */
function ReturnNote({ event }: { readonly event: EventForm | null }) {
  if (event?.status !== 'draft' || event.returnReason === null) return null;
  return (
    <Note tone="fair" className={styles.note}>
      <Icon name="info" />
      <p>
        <b>An admin returned this event.</b> {event.returnReason}
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
        We’ve restored your unsaved changes from {sentence(instantText(keptAt))}{' '}
        <button type="button" className="link-button" onClick={onStartOver}>
          Start over
        </button>
      </p>
    </Note>
  );
}
