/** A file of an archive. */
export interface ArchiveFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** Pictures are compressed already. */
  readonly isCompressed?: boolean;
}

/** Joins files to a ZIP archive, one at a time, so that only one of them is in memory. */
export async function* zipped(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    ready.push(chunk);
  });
  for await (const { name, content, isCompressed = false } of files) {
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(entry);
    entry.push(content, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
