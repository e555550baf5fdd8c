import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { openQrReader, type QrReader } from './qr-reader';

/**
 * `blocked`: permission denied. `missing`: no camera, or the browser or connection doesn't allow one. `unread`: what reads codes couldn't
 * be loaded.
 */
export type CameraState = 'off' | 'starting' | 'on' | 'blocked' | 'missing' | 'unread';

export interface Camera {
  readonly state: CameraState;
  readonly video: RefObject<HTMLVideoElement | null>;
  start(): void;
  stop(): void;
}

/** Time between two frames that are read. */
const lookMs = 120;
/** A code counts again only after it has been out of view this long. */
const awayMs = 2000;

/** Reads QR codes from the rear camera while it's on. @param onCode called once for each code while it stays in view */
export function useCamera(onCode: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('off');
  const end = useRef<() => void>(() => undefined);
  const heard = useRef(onCode);
  useEffect(() => {
    heard.current = onCode;
  }, [onCode]);
  useEffect(() => () => end.current(), []);

  const start = useCallback(() => {
    const open = async (): Promise<void> => {
      setState('starting');
      try {
        end.current = await startCamera(video, (text) => heard.current(text));
        setState('on');
      } catch (error) {
        setState(stateAfter(error));
      }
    };
    void open();
  }, []);
  const stop = useCallback(() => {
    end.current();
    setState('off');
  }, []);
  return { state, video, start, stop };
}

/** @returns a function that stops it @throws if there's no camera, or permission is denied */
async function startCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
): Promise<() => void> {
  const options = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
  // First, because a camera that's on would have to be turned off if it can't be loaded.
  const reader = await openQrReader().catch((error: unknown) => {
    throw new ReaderLoadError(error);
  });
  const stream = await navigator.mediaDevices.getUserMedia({ video: options, audio: false });
  const stopLooking = lookFor(video, reader, onCode);
  if (video.current) {
    video.current.srcObject = stream;
    await video.current.play();
  }
  return () => {
    stopLooking();
    for (const track of stream.getTracks()) track.stop();
  };
}

function lookFor(
  video: RefObject<HTMLVideoElement | null>,
  reader: QrReader,
  onCode: (text: string) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = { text: '', seenAt: Number.NEGATIVE_INFINITY };
  const look = async (): Promise<void> => {
    const text = video.current ? await reader.read(video.current).catch(() => null) : null;
    const now = performance.now();
    if (text !== null) {
      const isNew = text !== last.text || now - last.seenAt > awayMs;
      last = { text, seenAt: now };
      if (isNew) onCode(text);
    }
    timer = setTimeout(() => void look(), lookMs);
  };
  timer = setTimeout(() => void look(), lookMs);
  return () => clearTimeout(timer);
}

/** There's no network, and this device doesn't have what reads QR codes. */
class ReaderLoadError extends Error {
  constructor(cause: unknown) {
    super('What reads QR codes could not be loaded', { cause });
    this.name = 'ReaderLoadError';
  }
}

function stateAfter(error: unknown): CameraState {
  if (error instanceof ReaderLoadError) return 'unread';
  return isRefusal(error) ? 'blocked' : 'missing';
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError');
}
