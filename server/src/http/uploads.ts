import { randomBytes } from 'node:crypto';
import { open, unlink, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { UploadRule } from '@ascendant/contract/upload';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../errors/app-error';
import { readFields } from './input';

/** A large input, kept on disk until it's processed. */
interface SpooledFile {
  readonly bytes: number;
  read(): Promise<Buffer>;
  /** Deletes it. */
  close(): Promise<void>;
}

/** An uploaded file. It exists until the call is answered. Its claimed name and type aren't trusted. */
export type UploadedFile = Pick<SpooledFile, 'bytes' | 'read'>;

/** What a form can contain besides its file. Source: rule INP-05. */
const maxFields = 40;
const maxFieldBytes = 65_536;

const limits = {
  files: 1,
  fields: maxFields,
  fieldSize: maxFieldBytes,
  fieldNameSize: 100,
  parts: maxFields + 1,
  headerPairs: 20,
};

/** The most that a form's fields and the boundaries between its parts can add to its file. */
export const formBytes = (maxFields + 1) * (maxFieldBytes + 1024);

/** Serves calls that accept forms, separately from the others: those keep replying 415 to a form, which any site could send (SES-08). */
export function acceptForms(app: FastifyInstance, serve: (app: FastifyInstance) => void): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    serve(scope);
  });
}

/** A received form: its file, and its other fields as text. */
interface ReceivedForm {
  readonly file: SpooledFile | null;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Receives a form with an optional file, checks its fields, and processes both. Nothing is left of the file afterwards.
 * @throws AppError as `withUpload`; invalid_input with a sentence per field
 */
export async function withForm<Schema extends z.ZodType, Result>(
  request: FastifyRequest,
  { upload, form }: { readonly upload: UploadRule; readonly form: Schema },
  work: (fields: z.output<Schema>, file: UploadedFile | null) => Promise<Result>,
): Promise<Result> {
  const { file, fields } = await receive(request, upload);
  try {
    return await work(readFields(form, fields), file);
  } finally {
    await file?.close();
  }
}

/**
 * Receives a call's file and processes it. Nothing is left of it afterwards, even if the client disconnects.
 * @throws AppError too_large; invalid_input without a file; bad_request for a malformed form; unsupported_media_type for
 *   anything that isn't a form; anything that `work` throws
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  rule: UploadRule,
  work: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  const { file } = await receive(request, rule);
  try {
    if (file === null) throw new AppError('invalid_input', { fields: { [rule.field]: rule.wrongKind } });
    return await work(file);
  } finally {
    await file?.close();
  }
}

async function receive(request: FastifyRequest, rule: UploadRule): Promise<ReceivedForm> {
  // Refuses a declared length that's too large before reading anything.
  if (Number(request.headers['content-length'] ?? 0) > rule.maxBytes + formBytes) throw tooLarge(rule);
  let file: SpooledFile | null = null;
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts({ limits: { fileSize: rule.maxBytes } })) {
      if (part.type === 'file') {
        // Drains an unwanted file, because the rest of the form waits behind it.
        if (part.fieldname !== rule.field) part.file.resume();
        else file = await spool(part.file);
        if (part.file.truncated) throw tooLarge(rule);
      } else if (part.valueTruncated === true) throw new AppError('too_large');
      else fields.set(part.fieldname, String(part.value));
    }
    return { file, fields: Object.fromEntries(fields) };
  } catch (error) {
    await file?.close();
    throw isKnown(error) ? error : new AppError('bad_request');
  }
}

function tooLarge({ tooLarge: message, field }: UploadRule): AppError {
  return new AppError('too_large', { message, fields: { [field]: message } });
}

/** The parser's error for a malformed form has no code. A limit of the framework or a full disk has one. */
function isKnown(error: unknown): boolean {
  return error instanceof AppError || (error instanceof Error && 'code' in error && typeof error.code === 'string');
}

/**
 * Stores a stream in an unnamed file on disk. It uses no memory while it waits, and nothing is left behind even if the
 * process is killed.
 * @throws anything that the stream throws
 */
async function spool(source: Readable): Promise<SpooledFile> {
  const handle = await namelessFile();
  try {
    await writeFile(handle, source);
    const { size } = await handle.stat();
    return { bytes: size, read: () => readWhole(handle, size), close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function namelessFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `ascendant-${randomBytes(16).toString('hex')}`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
}

async function readWhole(handle: FileHandle, size: number): Promise<Buffer> {
  const content = Buffer.allocUnsafe(size);
  const { bytesRead } = await handle.read(content, 0, size, 0);
  if (bytesRead !== size) throw new RangeError('A spooled file is shorter than when it was written');
  return content;
}
