/** Reads QR codes off a picture that moves. */
export interface QrReader {
  /** @returns the text of a code that is in the picture now; null where there is none */
  read(video: HTMLVideoElement): Promise<string | null>;
}

/** What is used of the browser's own, or of the library that stands in for it. Source: Shape Detection API. */
interface Detector {
  detect(image: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own reader where it has one, else the library's; see docs/decisions/0008. */
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

/** Loads the library where it will be needed, so that it is there when the network is not. */
export async function prepareQrReader(): Promise<void> {
  if ((await nativeDetector()) === null) await import('qr/decode.js');
}

/** Some browsers have the class and no reader behind it. */
async function nativeDetector(): Promise<DetectorClass | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return null;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
  return formats.includes('qr_code') ? BarcodeDetector : null;
}
