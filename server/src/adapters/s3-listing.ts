import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { ListedFile } from './file-store';

/** One page of a bucket's list. */
export interface Listing {
  readonly files: readonly ListedFile[];
  /** Asks for the next page; undefined on the last one. */
  readonly nextToken?: string | undefined;
}

// Values stay text: a key or a token can look like a number.
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

const object = z.object({ Key: z.string(), LastModified: z.coerce.date() });
const result = z.object({ Contents: z.array(object).default([]), NextContinuationToken: z.string().optional() });
// An element without children is parsed as an empty text.
const page = z.object({ ListBucketResult: z.preprocess((value) => (value === '' ? {} : value), result) });

/**
 * Parses the reply to ListObjectsV2.
 * @throws ZodError for XML of any other shape
 */
export function parseListing(xml: string): Listing {
  const { Contents, NextContinuationToken } = page.parse(parser.parse(xml)).ListBucketResult;
  const files = Contents.map(({ Key, LastModified }) => ({ key: Key, storedAt: LastModified }));
  return { files, nextToken: NextContinuationToken };
}
