import { eventImageShape } from '@ascendant/domain/event/form/event-image';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What part of an image is wanted: how much it's enlarged, from 1, and its centre as shares of the image's sides, 0 to 1. */
export interface CropView {
  readonly zoom: number;
  readonly centreX: number;
  readonly centreY: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export const wholeView: CropView = { zoom: 1, centreX: 0.5, centreY: 0.5 };
export const maxZoom = 4;

/** The part of the image in its pixels: as large as fits at zoom 1, in the shape of an event's picture, never beyond the image. */
export function cropBox(image: Size, { zoom, centreX, centreY }: CropView): Box {
  const shape = eventImageShape.width / eventImageShape.height;
  const width = Math.min(image.width, image.height * shape) / zoom;
  const height = width / shape;
  return {
    x: clamp(centreX * image.width - width / 2, 0, image.width - width),
    y: clamp(centreY * image.height - height / 2, 0, image.height - height),
    width,
    height,
  };
}

/** The view moved by shares of its own box. It stops at the image's edges. */
export function moveView(image: Size, view: CropView, by: { readonly x: number; readonly y: number }): CropView {
  const box = cropBox(image, view);
  return {
    zoom: view.zoom,
    ...centreOf(image, { ...box, x: box.x + by.x * box.width, y: box.y + by.y * box.height }),
  };
}

/** The view enlarged about its centre. */
export function zoomView(image: Size, view: CropView, zoom: number): CropView {
  const box = cropBox(image, { ...view, zoom: clamp(zoom, 1, maxZoom) });
  return { zoom: clamp(zoom, 1, maxZoom), ...centreOf(image, box) };
}

/** Where a finger is, as shares of the shown box. */
export interface Finger {
  readonly x: number;
  readonly y: number;
}

/**
 * The view after one finger has dragged it, or two have dragged and pinched it: what's under their middle stays there, and the box is
 * enlarged as they move apart. @param before and `after` the same fingers in the same order
 */
export function draggedView(
  image: Size,
  view: CropView,
  before: readonly Finger[],
  after: readonly Finger[],
): CropView {
  const box = cropBox(image, view);
  const [from, to] = [middleOf(before), middleOf(after)];
  const apart = spreadOf(before);
  const zoom = clamp(apart > 0 ? (view.zoom * spreadOf(after)) / apart : view.zoom, 1, maxZoom);
  const { width, height } = cropBox(image, { ...view, zoom });
  const x = box.x + from.x * box.width - to.x * width;
  const y = box.y + from.y * box.height - to.y * height;
  return { zoom, ...centreOf(image, { x, y, width, height }) };
}

function middleOf(fingers: readonly Finger[]): Finger {
  const mean = (axis: 'x' | 'y') =>
    fingers.reduce((sum, finger) => sum + finger[axis], 0) / Math.max(1, fingers.length);
  return { x: mean('x'), y: mean('y') };
}

/** How far two fingers are apart; 0 for one. */
function spreadOf([first, second]: readonly Finger[]): number {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
}

function centreOf(image: Size, { x, y, width, height }: Box): Pick<CropView, 'centreX' | 'centreY'> {
  const centre = (start: number, length: number, whole: number) =>
    (clamp(start, 0, whole - length) + length / 2) / whole;
  return { centreX: centre(x, width, image.width), centreY: centre(y, height, image.height) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

/** The size of the picture that's sent: the box itself, or 1,800 pixels wide if it's wider. */
export const sentWidth = 1800;

export function sentSize({ width }: Pick<Box, 'width'>): Size {
  const sent = Math.max(1, Math.round(Math.min(width, sentWidth)));
  return { width: sent, height: Math.max(1, Math.round((sent * eventImageShape.height) / eventImageShape.width)) };
}
