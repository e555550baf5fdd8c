import { eventImageProblem } from '@ascendant/domain/event/form/event-image';
import { useEffect, useMemo, useState } from 'react';

/** What happens to the event's picture when the form is saved. */
export interface ImageChange {
  /** The cropped picture to upload; null for none. */
  readonly picture: Blob | null;
  /** The stored photograph is to be removed. */
  readonly isRemoved: boolean;
}

export const noImageChange: ImageChange = { picture: null, isRemoved: false };

export interface EventImage extends ImageChange {
  /** Where the picture can be seen; null while the sky is drawn. */
  readonly url: string | null;
  readonly hasPicture: boolean;
  /** What's wrong with the chosen file; null if nothing is. */
  readonly problem: string | null;
  /** The file in the crop dialog; null while it's closed. */
  readonly cropping: File | null;
  /** The original is still here, so it can be cropped differently. */
  readonly canCrop: boolean;
  readonly choose: (file: File) => void;
  readonly cropAgain: () => void;
  readonly stopCropping: () => void;
  readonly take: (picture: Blob) => void;
  readonly remove: () => void;
  /** Says at the picture why it can't be saved; it stays. */
  readonly refuse: (problem: string) => void;
  /** Starts again: after saving, or with a picture that was kept on this device. */
  readonly reset: (change: ImageChange) => void;
}

/** The picture of the form. @param storedUrl the event's photograph; null without one @param start a change that was kept on this device */
export function useEventImage(storedUrl: string | null, start: ImageChange = noImageChange): EventImage {
  const [change, setChange] = useState(start);
  const [problem, setProblem] = useState<string | null>(null);
  const [original, setOriginal] = useState<File | null>(null);
  const [isCropping, setCropping] = useState(false);
  const pictureUrl = useObjectUrl(change.picture);
  const url = pictureUrl ?? (change.isRemoved ? null : storedUrl);
  return {
    ...change,
    url,
    hasPicture: url !== null,
    problem,
    cropping: isCropping ? original : null,
    canCrop: original !== null && change.picture !== null,
    choose: (file) => {
      const wrong = eventImageProblem(file);
      setProblem(wrong);
      if (wrong !== null) return;
      setOriginal(file);
      setCropping(true);
    },
    cropAgain: () => setCropping(true),
    stopCropping: () => setCropping(false),
    take: (picture) => {
      setCropping(false);
      setProblem(null);
      setChange({ picture, isRemoved: false });
    },
    remove: () => {
      setOriginal(null);
      setProblem(null);
      setChange({ picture: null, isRemoved: storedUrl !== null });
    },
    refuse: setProblem,
    reset: (next) => {
      setOriginal(null);
      setProblem(null);
      setChange(next);
    },
  };
}

function useObjectUrl(picture: Blob | null): string | null {
  const url = useMemo(() => (picture === null ? null : URL.createObjectURL(picture)), [picture]);
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
  return url;
}
