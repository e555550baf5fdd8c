import type { Form } from './form';

/** A request as it arrived. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly form: Form;
  /** `sk` for the server, `pk` for the page, null for an unknown key. */
  readonly role: 'sk' | 'pk' | null;
  readonly idempotencyKey: string | undefined;
  /** The connected account that it's about, of a header; undefined for our own. */
  readonly account: string | undefined;
  /** The stand-in's own URL. */
  readonly origin: string;
}
