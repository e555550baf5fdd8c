import type { Route } from '@ascendant/contract/route';
import type { LightMyRequestResponse as Response } from 'fastify';
import type { Session, TestApp } from './test-app';

/** A form with one file. Its name doesn't match its type, because the server mustn't trust names. */
export function formWith(field: string, content: Buffer, { name = 'me.png', type = 'image/png' } = {}): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)], { type }), name);
  return form;
}

/** Makes a call that takes a form. */
export function sendForm(app: TestApp, { method, path }: Route, form: FormData, session: Session): Promise<Response> {
  return app.inject({ method, url: path, headers: session, payload: form });
}
