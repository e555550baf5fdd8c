import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A sent request, which the test advances; the screen shows each step by the time the call returns. Changes in place. */
export interface FakeUpload {
  readonly path: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly form: FormData;
  isGivenUp: boolean;
  progress(percent: number): void;
  answer(status: number, body: unknown): void;
  breakOff(): void;
}

/** Fakes the server for uploads. @returns the requests sent, in order */
export function fakeUploads(): FakeUpload[] {
  const sent: FakeUpload[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    withCredentials = false;
    status = 0;
    responseText = '';
    private path = '';
    private readonly headers = new Map<string, string>();

    open(method: string, path: string): void {
      this.path = `${method} ${path}`;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value);
    }

    send(form: FormData): void {
      const fire = (at: EventTarget, event: Event) => act(() => void at.dispatchEvent(event));
      const fake: FakeUpload = {
        path: this.path,
        headers: this.headers,
        form,
        isGivenUp: false,
        progress: (percent) => fire(this.upload, new ProgressEvent('progress', { loaded: percent, total: 100 })),
        answer: (status, body) => {
          Object.assign(this, { status, responseText: JSON.stringify(body) });
          fire(this, new Event('load'));
        },
        breakOff: () => fire(this, new Event('error')),
      };
      sent.push(fake);
    }

    abort(): void {
      const fake = sent.at(-1);
      if (fake) fake.isGivenUp = true;
      this.dispatchEvent(new Event('abort'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}
