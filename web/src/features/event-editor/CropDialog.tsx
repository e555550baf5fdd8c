import { eventImageShape } from '@ascendant/domain/event/form/event-image';
import { unusualPicture } from '@ascendant/domain/picture-files';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { Dialog } from '../../ui/dialog/Dialog';
import { FieldError } from '../../ui/form/Field';
import { RangeField } from '../../ui/form/Range';
import {
  cropBox,
  draggedView,
  maxZoom,
  moveView,
  sentSize,
  wholeView,
  zoomView,
  type CropView,
  type Finger,
  type Box,
  type Size,
} from './crop-box';
import styles from './CropDialog.module.css';

const jpegQuality = 0.9;

interface CropDialogProps {
  readonly file: File;
  readonly onClose: () => void;
  readonly onCropped: (picture: Blob) => void;
}

const shownWidth = 900;
const percent = 100;

/** Chooses the part of a picture that cards show: drag and pinch it, or use the sliders. */
export function CropDialog({ file, onClose, onCropped }: CropDialogProps) {
  const image = useImage(file);
  const [view, setView] = useState(wholeView);
  const [isBusy, setBusy] = useState(false);
  const use = async () => {
    if (image === null || image === 'unreadable') return;
    setBusy(true);
    onCropped(await pictureOf(image, cropBox(image, view), sentSize(cropBox(image, view))));
  };
  return (
    <Dialog
      onClose={onClose}
      title="Crop your picture"
      width="wide"
      keep="Cancel"
      action={{
        label: 'Use this picture',
        busy: isBusy && 'Cropping...',
        disabled: image === null || image === 'unreadable',
        onDo: () => void use(),
      }}
    >
      {image === 'unreadable' ? (
        <FieldError>{unusualPicture}</FieldError>
      ) : (
        <div className="stack">
          <CropCanvas image={image} view={view} onView={setView} />
          <CropSliders image={image} view={view} onView={setView} />
        </div>
      )}
    </Dialog>
  );
}

/** The file as pixels, turned the right way up; null while it's read. */
function useImage(file: File): ImageBitmap | 'unreadable' | null {
  const [image, setImage] = useState<ImageBitmap | 'unreadable' | null>(null);
  useEffect(() => {
    let isStale = false;
    createImageBitmap(file).then(
      (bitmap) => (isStale ? undefined : setImage(bitmap)),
      () => (isStale ? undefined : setImage('unreadable')),
    );
    return () => {
      isStale = true;
    };
  }, [file]);
  return image;
}

interface CropProps {
  readonly image: ImageBitmap | null;
  readonly view: CropView;
  readonly onView: (view: CropView) => void;
}

function CropCanvas({ image, view, onView }: CropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, Finger>());
  useEffect(() => {
    if (image && canvas.current) drawCrop(canvas.current, image, cropBox(image, view));
  }, [image, view]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (image === null || !fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, fingerOf(event));
    onView(draggedView(image, view, before, [...fingers.current.values()]));
  };
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      width={shownWidth}
      height={(shownWidth * eventImageShape.height) / eventImageShape.width}
      onPointerDown={(event) => {
        if (fingers.current.size < mostFingers) fingers.current.set(event.pointerId, fingerOf(event));
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onPointerUp={lift}
      onPointerCancel={lift}
    >
      The part of your picture that will be shown
    </canvas>
  );
}

/** A pinch has two; a third changes nothing. */
const mostFingers = 2;

function fingerOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): Finger {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** The same by keyboard. A slider for a direction in which nothing can move is disabled. */
function CropSliders({ image, view, onView }: CropProps) {
  const box = image && cropBox(image, view);
  const shareOf = (start: number, free: number) => (free > 0 ? Math.round((start / free) * percent) : percent / 2);
  const freeX = image && box ? image.width - box.width : 0;
  const freeY = image && box ? image.height - box.height : 0;
  const move = (axis: 'x' | 'y', share: number) => {
    if (!image || !box) return;
    const [free, start, size] = axis === 'x' ? [freeX, box.x, box.width] : [freeY, box.y, box.height];
    onView(moveView(image, view, { x: 0, y: 0, [axis]: ((share / percent) * free - start) / size }));
  };
  const [x, y] = [shareOf(box?.x ?? 0, freeX), shareOf(box?.y ?? 0, freeY)];
  return (
    <div className={styles.sliders}>
      <RangeField
        label="Zoom"
        min={percent}
        max={maxZoom * percent}
        value={Math.round(view.zoom * percent)}
        valueText={`${Math.round(view.zoom * percent)}%`}
        onChange={(event) => image && onView(zoomView(image, view, Number(event.target.value) / percent))}
      />
      <RangeField
        label="Left and right"
        min={0}
        max={percent}
        value={x}
        valueText={`${x}% from the left`}
        disabled={freeX < 1}
        onChange={(event) => move('x', Number(event.target.value))}
      />
      <RangeField
        label="Up and down"
        min={0}
        max={percent}
        value={y}
        valueText={`${y}% from the top`}
        disabled={freeY < 1}
        onChange={(event) => move('y', Number(event.target.value))}
      />
    </div>
  );
}

/** Draws part of an image so that it fills the canvas, on white where the image is transparent. */
function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, { x, y, width, height }: Box): void {
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

/** Part of an image as a JPEG. @throws Error if this browser can't make one */
async function pictureOf(image: ImageBitmap, box: Box, { width, height }: Size): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  drawCrop(canvas, image, box);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
  if (blob === null) throw new Error('The picture could not be encoded');
  return blob;
}
