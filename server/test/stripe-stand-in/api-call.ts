import type { Form } from './form';
import type { SentFile } from './multipart';

/** A request as it arrived. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly form: Form;
  /** The file of a multipart form; undefined for other bodies. */
  readonly file: SentFile | undefined;
  /** `sk` for the server, `pk` for the page, null for an unknown key. */
  readonly role: 'sk' | 'pk' | null;
  readonly idempotencyKey: string | undefined;
  /** The connected account that it's about, of a header; undefined for our own. */
  readonly account: string | undefined;
  /** The stand-in's own URL. */
  readonly origin: string;
}
