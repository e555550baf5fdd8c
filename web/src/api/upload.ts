import type { RouteReply } from '@ascendant/contract/route';
import type { CallAddress, RoutesByAddress } from '@ascendant/contract/routes';
import type { UploadRule } from '@ascendant/contract/upload';
import { toApiError } from './api-error';
import { readAuthToken } from './auth-token';
import { methodOf, pathOf } from './client';
import { isRenewed } from './session-renewal';

interface Upload {
  /** null where the call's file is optional and there's none. */
  readonly file: Blob | null;
  /** The name of the form field that holds the file. */
  readonly field: UploadRule['field'];
  /** What fills the call's path. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** The form's other fields. They're sent before the file, so that the server can refuse them without reading it. */
  readonly texts?: Readonly<Record<string, string>>;
  /** One value per attempt, so that a repeated request takes effect once (rule IDE-03). */
  readonly idempotencyKey?: string;
  /** Called with how much has been sent, in whole percent. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Makes a call that takes a file. Unlike `fetch`, it reports progress.
 * @throws ApiError for any non-success reply; AbortError if the signal aborts; TypeError if the connection breaks
 */
export async function upload<At extends CallAddress>(address: At, sent: Upload) {
  const first = await send(address, sent);
  const response = (await isRenewed(address, first)) ? await send(address, sent) : first;
  if (!response.ok) throw await toApiError(response);
  return (await response.json()) as RouteReply<RoutesByAddress[At]>;
}

async function send(address: CallAddress, sent: Upload): Promise<Response> {
  const { idempotencyKey, onProgress, signal } = sent;
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  request.open(methodOf(address), pathOf(address, sent.params));
  request.withCredentials = true;
  request.setRequestHeader('accept', 'application/json');
  const token = readAuthToken();
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  if (idempotencyKey) request.setRequestHeader('idempotency-key', idempotencyKey);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100)));
  const { status, responseText } = await ended(request, formOf(sent), signal);
  return new Response(responseText, { status });
}

function formOf({ file, field, texts = {} }: Upload): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  if (file !== null) form.append(field, file);
  return form;
}

function ended(request: XMLHttpRequest, form: FormData, signal: AbortSignal): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', () => reject(new TypeError('The upload broke off')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was given up', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
