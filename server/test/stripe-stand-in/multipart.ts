/** A file in a multipart form. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

interface MultipartForm {
  readonly texts: Readonly<Record<string, string>>;
  /** The part named `file`. */
  readonly file: SentFile | undefined;
}

/** Reads multipart/form-data (RFC 7578) as far as Stripe's clients send it. @returns null for any other type of body */
export function readMultipart(contentType: string, body: Buffer): MultipartForm | null {
  const boundary = /^multipart\/form-data; boundary="?([^";]+)/.exec(contentType)?.[1];
  if (boundary === undefined) return null;
  const texts: Record<string, string> = {};
  let file: SentFile | undefined;
  for (const { head, content } of partsOf(body, `--${boundary}`)) {
    const name = /name="([^"]*)"/.exec(head)?.[1] ?? '';
    const fileName = /filename="([^"]*)"/.exec(head)?.[1];
    const type = /content-type: *(\S+)/i.exec(head)?.[1] ?? 'application/octet-stream';
    if (fileName === undefined) texts[name] = content.toString('utf8');
    else if (name === 'file') file = { name: fileName, type, content };
  }
  return { texts, file };
}

function* partsOf(body: Buffer, mark: string): Iterable<{ readonly head: string; readonly content: Buffer }> {
  const lineEnd = '\r\n';
  for (let at = body.indexOf(mark); at !== -1;) {
    const begin = at + mark.length + lineEnd.length;
    const next = body.indexOf(lineEnd + mark, begin);
    if (next === -1) return;
    const headEnd = body.indexOf(lineEnd + lineEnd, begin);
    yield { head: body.toString('utf8', begin, headEnd), content: body.subarray(headEnd + 4, next) };
    at = next + lineEnd.length;
  }
}
