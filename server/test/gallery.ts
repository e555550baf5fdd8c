import { routes } from '@ascendant/contract/routes';
import { pngOf } from './pictures';
import { formWith, sendForm } from './send-form';
import type { Session, TestApp } from './test-app';

/** Uploads a picture for a gallery. */
export async function sendPicture(app: TestApp, session: Session, content?: Buffer) {
  const form = formWith('picture', content ?? (await pngOf(64, 36)));
  const response = await sendForm(app, routes.uploadGalleryPicture, form, session);
  return { status: response.statusCode, json: JSON.parse(response.payload) };
}

/** The URLs of some pictures that wait for a gallery. */
export async function waitingPictures(app: TestApp, session: Session, count: number): Promise<readonly string[]> {
  const urls: string[] = [];
  for (let index = 0; index < count; index += 1) urls.push((await sendPicture(app, session)).json.url);
  return urls;
}

/** A gallery of these pictures. */
export function galleryOf(urls: readonly string[]): { url: string; alt: string }[] {
  return urls.map((url, index) => ({ url, alt: `Picture ${index + 1}` }));
}
