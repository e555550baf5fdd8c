import multipart from '@fastify/multipart';
import type { UploadRule } from '@ascendant/contract/upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';
import type { SpooledFile } from './spool';
import { spool } from './spool';

/** A file that somebody sent; there until the call is answered. What it says of itself (name, type) is not believed. */
export type UploadedFile = Pick<SpooledFile, 'bytes' | 'read'>;

/** What a form may hold besides its file. Source: rule INP-05. */
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

/** The most that a form's fields, and the lines between its parts, add to its file. */
const FORM_BYTES = (maxFields + 1) * (maxFieldBytes + 1024);

/** Serves calls that take forms, apart from the others: those go on answering 415 to a form, which any site could send (SES-08). */
export function acceptForms(app: FastifyInstance, serve: (app: FastifyInstance) => void): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    serve(scope);
  });
}

/**
 * Receives a call's file and works on it. Nothing of it is left afterwards, nor when the sender goes away.
 * @throws AppError too_large; invalid_input without a file; bad_request for a form that cannot be read; unsupported_media_type
 *   for anything that is no form; whatever `work` throws
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  rule: UploadRule,
  work: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  const file = await receive(request, rule);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

async function receive(request: FastifyRequest, rule: UploadRule): Promise<SpooledFile> {
  // Whoever says so is refused before anything is read.
  if (Number(request.headers['content-length'] ?? 0) > rule.maxBytes + FORM_BYTES) throw tooLarge(rule);
  let file: SpooledFile | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: rule.maxBytes } })) {
      if (part.type === 'file') {
        // What is not wanted is let go by, or the rest of the form would wait behind it.
        if (part.fieldname !== rule.field) part.file.resume();
        else file = await spool(part.file);
        if (part.file.truncated) throw tooLarge(rule);
      } else if (part.valueTruncated === true) throw new AppError('too_large');
    }
    if (file === undefined) throw new AppError('invalid_input', { fields: { [rule.field]: rule.wrongKind } });
    return file;
  } catch (error) {
    await file?.close();
    throw isOurs(error) ? error : new AppError('bad_request');
  }
}

function tooLarge({ tooLarge: message, field }: UploadRule): AppError {
  return new AppError('too_large', { message, fields: { [field]: message } });
}

/** What the parser says of a form that is none has no code; a limit of the framework, or a disk that is full, has one. */
function isOurs(error: unknown): boolean {
  return error instanceof AppError || (error instanceof Error && 'code' in error && typeof error.code === 'string');
}
