import {
  eventImageMaxMegabytes,
  eventImageTooLarge,
  eventImageTypes,
  shrinkEventImage,
} from '@ascendant/domain/event/form/event-image';
import { useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { FieldError } from '../../ui/form/Field';
import styles from './ImageField.module.css';
import type { EventImage } from './use-event-image';

const CropDialog = lazyDialog(async () => (await import('./CropDialog')).CropDialog);

const accepted = eventImageTypes.join(',');

interface ImageFieldProps {
  readonly image: EventImage;
  readonly isDisabled: boolean;
  /** The preview, on which a picture can be dropped. */
  readonly children: ReactNode;
}

/** The event's picture: choose or drop one, crop it, remove it. Without one the sky is drawn. */
export function ImageField({ image, isDisabled, children }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    setOver(false);
    if (file && !isDisabled) image.choose(file);
  };
  return (
    <div
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      {children}
      <div className={styles.controls}>
        <p className="meta">
          {`${
            image.hasPicture
              ? 'Shown on cards and on the event’s page.'
              : 'No photo? We’ll draw a cover from the location, time and sky.'
          } PNG, JPG or GIF, up to ${eventImageMaxMegabytes} MB. You can drop it here.`}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept={accepted}
          aria-label="Picture"
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            const file = target.files?.[0];
            // Lets the user choose the same file again.
            target.value = '';
            take(file);
          }}
        />
        <div className="row wrap">
          <Button size="small" disabled={isDisabled} onClick={() => input.current?.click()}>
            {image.hasPicture ? 'Replace picture' : 'Upload a picture instead'}
          </Button>
          {image.canCrop ? (
            <Button size="small" disabled={isDisabled} onClick={image.cropAgain}>
              Crop
            </Button>
          ) : null}
          {image.hasPicture ? (
            <Button size="small" kind="ghost" disabled={isDisabled} onClick={image.remove}>
              Remove picture
            </Button>
          ) : null}
        </div>
        {image.problem === null ? null : <FieldError>{image.problem}</FieldError>}
        {image.problem === eventImageTooLarge ? <p className="meta">{shrinkEventImage}</p> : null}
      </div>
      {image.cropping === null ? null : (
        <CropDialog file={image.cropping} onClose={image.stopCropping} onCropped={image.take} />
      )}
    </div>
  );
}
