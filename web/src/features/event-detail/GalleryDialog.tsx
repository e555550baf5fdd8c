import type { Gallery } from '@ascendant/contract/gallery';
import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Icon } from '../../ui/layout/Icon';
import styles from './Gallery.module.css';

interface GalleryDialogProps {
  readonly gallery: Gallery;
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/** One picture, large, with its text. The others follow by button, arrow key or swipe; after the last comes the first. */
export function GalleryDialog({ gallery, index, onIndex, onClose }: GalleryDialogProps) {
  const picture = gallery[index];
  const move = (by: number) => onIndex((index + by + gallery.length) % gallery.length);
  useArrowKeys(move);
  const swipe = useSwipe(move);
  const isAlone = gallery.length === 1;
  return (
    <Dialog
      onClose={onClose}
      title={isAlone ? 'Picture' : `Picture ${index + 1} of ${gallery.length}`}
      width="picture"
      footer={isAlone ? null : <Turns onMove={move} />}
    >
      <figure className={styles.large} {...swipe}>
        <div className={styles.stage} style={{ aspectRatio: shapeOfTallest(gallery) }}>
          <img
            key={picture?.url}
            src={picture?.url}
            width={picture?.width}
            height={picture?.height}
            alt={picture?.alt}
          />
        </div>
        <figcaption aria-live="polite">{picture?.alt}</figcaption>
      </figure>
    </Dialog>
  );
}

/** Its width divided by its height. */
function shapeOfTallest(gallery: Gallery): number {
  return Math.min(...gallery.map(({ width, height }) => width / height));
}

function Turns({ onMove }: { readonly onMove: (by: number) => void }) {
  return (
    <>
      <Button onClick={() => onMove(-1)}>
        <Icon name="left" size="small" />
        Previous
      </Button>
      <Button onClick={() => onMove(1)}>
        Next
        <Icon name="right" size="small" />
      </Button>
    </>
  );
}

function useArrowKeys(move: (by: number) => void): void {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** In pixels; shorter ones are taps. */
const shortestSwipe = 40;

function useSwipe(move: (by: number) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: ({ clientX, pointerType }: PointerEvent) => {
      from.current = pointerType === 'touch' ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = from.current === null ? 0 : clientX - from.current;
      from.current = null;
      if (Math.abs(distance) >= shortestSwipe) move(distance > 0 ? -1 : 1);
    },
  };
}
