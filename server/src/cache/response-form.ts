import type { FastifyRequest } from 'fastify';
import { etagIn, isKnown, publicCaching } from '../http/conditional';
import type { Encoding } from '../http/encoded-body';
import { listOf } from '../http/security-headers';
import type { KeptAnswer } from './response-cache';

/** A kept answer as it's sent to every client that accepts the same encoding, or to every one that has it. */
export interface AnswerForm {
  readonly status: number;
  /** Names and values by turns: all of its own but `Age`. */
  readonly headers: readonly string[];
  /** Undefined for clients that have the body. */
  readonly bytes: Buffer | undefined;
}

/** A request, as far as it decides about the form of its answer. */
type Asking = Pick<FastifyRequest, 'headers'>;

/** Kept as long as the answer: making the lists of headers for each request took a sixth of its processor time. */
const kept = new WeakMap<KeptAnswer, Map<string, AnswerForm>>();
/** The names of the forms for clients that have the body. */
const knownIn: Readonly<Record<Encoding, string>> = { plain: 'known, plain', gzip: 'known, gzip', br: 'known, br' };

/** The form of an answer for a client. @returns undefined while the body isn't there in the client's encoding */
export function readyForm(asking: Asking, answer: KeptAnswer): AnswerForm | undefined {
  const encoding = encodingFor(asking, answer);
  const isHad = isKnown(asking, answer.tag);
  const name = isHad ? knownIn[encoding] : encoding;
  const form = kept.get(answer)?.get(name);
  if (form !== undefined) return form;
  const bytes = isHad ? undefined : answer.body.ready(encoding);
  return isHad || bytes !== undefined ? keep(name, answer, formWith(bytes, answer, encoding)) : undefined;
}

/** The same, after encoding the body. */
export async function makeForm(asking: Asking, answer: KeptAnswer): Promise<AnswerForm> {
  const encoding = encodingFor(asking, answer);
  return formWith(await answer.body.in(encoding), answer, encoding);
}

function encodingFor({ headers }: Asking, { body }: KeptAnswer): Encoding {
  return body.encodingFor(headers['accept-encoding']);
}

function keep(name: string, answer: KeptAnswer, form: AnswerForm): AnswerForm {
  const forms = kept.get(answer) ?? new Map<string, AnswerForm>();
  kept.set(answer, forms.set(name, form));
  return form;
}

const cachingList = listOf(publicCaching);
const jsonType = ['content-type', 'application/json; charset=utf-8'];
const typeHeaders: Readonly<Record<Encoding, readonly string[]>> = {
  plain: jsonType,
  gzip: [...jsonType, 'content-encoding', 'gzip'],
  br: [...jsonType, 'content-encoding', 'br'],
};

/** @param bytes undefined for clients that have them */
function formWith(bytes: Buffer | undefined, answer: KeptAnswer, encoding: Encoding): AnswerForm {
  const headers = [...listOf(answer.headers), ...cachingList, 'etag', etagIn(encoding, answer.tag)];
  if (bytes === undefined) return { status: 304, headers, bytes };
  headers.push(...typeHeaders[encoding], 'content-length', String(bytes.length));
  return { status: answer.status, headers, bytes };
}
