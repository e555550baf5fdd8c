/** Reads QR codes from video. */
export interface QrReader {
  /** @returns the text of the code in the current frame; null if there is none */
  read(video: HTMLVideoElement): Promise<string | null>;
}

/** The part of the browser's detector that we use; the library has the same shape. Source: Shape Detection API. */
interface Detector {
  detect(image: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Uses the browser's own reader if it has one, and the library otherwise; see docs/decisions/0008. */
export async function openQrReader(): Promise<QrReader> {
  const Detector = (await nativeDetector()) ?? (await import('qr/decode.js')).BarcodeDetector;
  const detector: Detector = new Detector({ formats: ['qr_code'] });
  return {
    read: async (video) => {
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
      const [found] = await detector.detect(video);
      return found?.rawValue ?? null;
    },
  };
}

/** Loads the library if the browser needs it. */
export async function prepareQrReader(): Promise<void> {
  if (!(await hasOwnReader())) await import('qr/decode.js');
}

/** Whether the browser reads QR codes itself. */
export async function hasOwnReader(): Promise<boolean> {
  return (await nativeDetector()) !== null;
}

/** Some browsers have the class but can't read QR codes. */
async function nativeDetector(): Promise<DetectorClass | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return null;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
  return formats.includes('qr_code') ? BarcodeDetector : null;
}
