import { kernelCode, personAt, productsAt } from './kernel-code';
import { vectorLength } from './vector';

/** What we use of the language's WebAssembly; the package's types don't have it. */
declare const WebAssembly:
  | undefined
  | {
      validate(code: Uint8Array<ArrayBuffer>): boolean;
      Module: new (code: Uint8Array<ArrayBuffer>) => object;
      Memory: new (size: { initial: number }) => GrowingMemory;
      Instance: new (module: object, imports: object) => { readonly exports: object };
    };

interface GrowingMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** How many rows are computed at once: their vectors stay in the processor's cache for the next person of a party. */
export const rowsAtATime = 1024;

const pageBytes = 65_536;
/** Person and products are in the first page, and vectors from the second one on. */
const vectorsAt = pageBytes;

/**
 * Estimates `vectorProduct` of one person with very many events in single precision, four numbers at once. The vectors are in
 * its memory. Changes in place.
 * Source: docs/decisions/0075-ranking-in-webassembly.md.
 */
export interface ProductKernel {
  /** Grows the memory to at least this many rows. @returns all of them; arrays returned earlier are no longer valid */
  room(rows: number): Float32Array;
  /** @returns the estimated z of at most {@link rowsAtATime} rows, from one to before another; only valid until the next call */
  products(person: Float32Array, rows: { readonly from: number; readonly to: number }): Float32Array;
}

let compiled: object | null | undefined;

/** A kernel with a memory of its own; null on a processor that can't run it, and where there's no room for its memory. */
export function createProductKernel(): ProductKernel | null {
  if (typeof WebAssembly === 'undefined') return null;
  if (compiled === undefined) {
    const code = kernelCode();
    compiled = WebAssembly.validate(code) ? new WebAssembly.Module(code) : null;
  }
  if (compiled === null) return null;
  const memory = new WebAssembly.Memory({ initial: 1 });
  const { exports } = new WebAssembly.Instance(compiled, { memory: { rows: memory } });
  // The module's only export.
  const { products } = exports as { products: (firstRow: number, end: number, out: number) => void };
  return kernelWith(memory, products);
}

function kernelWith(memory: GrowingMemory, run: (firstRow: number, end: number, out: number) => void): ProductKernel {
  let shown: { buffer: ArrayBuffer; person: Float32Array; products: Float32Array } | undefined;
  const views = () => {
    const { buffer } = memory;
    if (shown?.buffer === buffer) return shown;
    shown = {
      buffer,
      person: new Float32Array(buffer, personAt, vectorLength),
      products: new Float32Array(buffer, productsAt, rowsAtATime),
    };
    return shown;
  };
  return {
    room: (rows) => {
      const wanted = vectorsAt + 4 * vectorLength * rows;
      const missing = wanted - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
      return new Float32Array(memory.buffer, vectorsAt, rows * vectorLength);
    },
    products: (person, { from, to }) => {
      const { person: shared, products } = views();
      shared.set(person);
      const start = vectorsAt + 4 * vectorLength * from;
      if (to > from) run(start, start + 4 * vectorLength * (to - from), productsAt);
      return products.subarray(0, to - from);
    },
  };
}
