import type { UploadedPicture } from '@ascendant/contract/gallery';
import { eventImageMaxMegabytes, eventImageTypes } from '@ascendant/domain/event/form/event-image';
import { galleryAltMaxLength, maxGalleryPictures, tooManyPictures } from '@ascendant/domain/event/gallery';
import { useRef, useState, type ChangeEvent } from 'react';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import { Icon } from '../../ui/layout/Icon';
import { EntryHead } from './EntryHead';
import { usePanelForm } from './event-form';
import styles from './GalleryPanel.module.css';
import { GalleryUploadRow } from './GalleryUploadRow';
import listStyles from './ListPanel.module.css';
import { ListText } from './ListText';
import type { RemovedEntry } from './removed-entry';
import { RemovedRow } from './RemovedRow';
import { entryButtonId, useEntries } from './use-entries';
import type { GalleryUploads, GalleryUpload } from './use-gallery-uploads';

const accepted = eventImageTypes.join(',');

interface GalleryPanelProps {
  readonly uploads: GalleryUploads;
  readonly isDisabled: boolean;
}

/** The event's further pictures: several can be added at once, each with a text that says what it shows. */
export function GalleryPanel({ uploads, isDisabled }: GalleryPanelProps) {
  const { values, errors } = usePanelForm();
  const entries = useEntries('gallery', 'Picture');
  const problem = errors['gallery.root'];
  const room = maxGalleryPictures - entries.ids.length - uploads.uploads.length;
  // A gallery that has filled up meanwhile has no room for the picture that was removed.
  const removed = room > 0 ? entries.removed : null;
  const store = (index: number, picture: UploadedPicture) => entries.insert(index, { ...picture, alt: '' });
  return (
    <section className="panel" aria-labelledby="event-gallery">
      <h2 id="event-gallery" className="label">
        More pictures <em>(optional)</em>
      </h2>
      <p className={`${listStyles.help} meta`}>
        Up to {maxGalleryPictures} pictures, below the description. PNG, JPG or GIF, up to {eventImageMaxMegabytes} MB
        each. Say what each one shows: it’s the caption, and it’s read to people who can’t see the picture.
      </p>
      <ol className={listStyles.entries}>
        {galleryRows({ ids: entries.ids, uploads: uploads.uploads, removed }).map((row) => {
          if ('removed' in row)
            return <RemovedRow key="removed" list="gallery" removed={row.removed} onUndo={entries.undo} />;
          if ('upload' in row)
            return (
              <GalleryUploadRow
                key={row.upload.id}
                upload={row.upload}
                onRetry={() => uploads.retry(row.upload, store)}
                onDrop={() => uploads.drop(row.upload)}
              />
            );
          return (
            <li key={row.id}>
              <EntryHead list="gallery" entryName="Picture" index={row.index} entries={entries} />
              <PictureText index={row.index} smallUrl={values.gallery[row.index]?.smallUrl} />
            </li>
          );
        })}
      </ol>
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
      <AddPictures
        room={room}
        isDisabled={isDisabled}
        onChoose={(files) => uploads.start(files, entries.ids.length + (removed ? 1 : 0), store)}
      />
      <output className="visually-hidden">{entries.said}</output>
    </section>
  );
}

function PictureText({ index, smallUrl }: { readonly index: number; readonly smallUrl: string | undefined }) {
  return (
    <div className={styles.entry}>
      <img className={styles.picture} src={smallUrl} width={120} height={90} alt="" />
      <ListText
        name={`gallery.${index}.alt`}
        label="What it shows"
        isLong
        help={`Up to ${galleryAltMaxLength} characters`}
        placeholder="The hut at sunrise, with the glacier behind it"
      />
    </div>
  );
}

interface AddPicturesProps {
  /** How many more there can be. */
  readonly room: number;
  readonly isDisabled: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

function AddPictures({ room, isDisabled, onChoose }: AddPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isTooMany, setTooMany] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Lets the user choose the same files again.
    target.value = '';
    setTooMany(files.length > room);
    onChoose(files.slice(0, room));
  };
  return (
    <>
      <input ref={input} type="file" hidden multiple accept={accepted} aria-label="More pictures" onChange={choose} />
      {room > 0 ? (
        <Button
          id={entryButtonId('gallery', 'add')}
          size="small"
          disabled={isDisabled}
          onClick={() => input.current?.click()}
        >
          <Icon name="plus" size="small" />
          Add pictures
        </Button>
      ) : null}
      {isTooMany ? <FieldError>{tooManyPictures}</FieldError> : null}
    </>
  );
}

/** A row of the editor's gallery: a picture, by the id and index of its entry, a file on its way there, or a picture that was removed. */
type GalleryRow =
  | { readonly id: number; readonly index: number }
  | { readonly upload: GalleryUpload }
  | { readonly removed: RemovedEntry };

interface GalleryState {
  readonly ids: readonly number[];
  readonly uploads: readonly GalleryUpload[];
  /** Null if none can come back. */
  readonly removed: RemovedEntry | null;
}

/** Rows in the order in which the pictures will be, so that an upload that ends moves nothing. */
function galleryRows({ ids, uploads, removed }: GalleryState): readonly GalleryRow[] {
  const before = (index: number): readonly GalleryRow[] => {
    const here = uploads.filter((upload) => Math.min(upload.index, ids.length) === index);
    if (removed?.index !== index) return here.map((upload) => ({ upload }));
    const [earlier, later] = [
      here.filter((upload) => upload.index <= index),
      here.filter((upload) => upload.index > index),
    ];
    return [...earlier.map((upload) => ({ upload })), { removed }, ...later.map((upload) => ({ upload }))];
  };
  return [...ids.flatMap((id, index) => [...before(index), { id, index }]), ...before(ids.length)];
}
