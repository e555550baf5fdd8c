import { harmonicLength, vectorLength } from './vector';

/** Where the kernel finds the person, and where it writes: bytes from the start of its memory. */
export const personAt = 0;
export const productsAt = 1024;

const rowBytes = 4 * vectorLength;
/** Parameters of the function, in order: the first row, the end of the last one, and where to write, all in bytes. */
const parameters = { row: 0, end: 1, out: 2 };
/** Its variables: four numbers of a row, and the four sums of `vectorProduct` in two pairs. */
const variables = { four: 3, ab: 4, cd: 5 };

/** Instructions of WebAssembly, as bytes. */
const instruction = {
  loop: [0x03, 0x40],
  end: [0x0b],
  branchIf: [0x0d, 0x00],
  localGet: (index: number) => [0x20, index],
  localSet: (index: number) => [0x21, index],
  localTee: (index: number) => [0x22, index],
  integer: (value: number) => [0x41, ...signed(value)],
  addIntegers: [0x6a],
  isBelow: [0x49],
  loadSingle: (offset: number) => [0x2a, 0x02, ...unsigned(offset)],
  loadDouble: (offset: number) => [0x2b, 0x03, ...unsigned(offset)],
  storeDouble: [0x39, 0x03, 0x00],
  toDouble: [0xbb],
  add: [0xa0],
  multiply: [0xa2],
  /** Four singles, or a pair of doubles. */
  loadFour: (offset: number) => [0xfd, 0x00, 0x02, ...unsigned(offset)],
  zeros: [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)],
  /** The last two of four singles, in the place of the first two. */
  lastTwo: [0xfd, 0x0d, ...Array.from({ length: 16 }, (_, byte) => 8 + (byte % 8))],
  firstTwoToDoubles: [0xfd, 0x5f],
  addPairs: [0xfd, 0xf0, 0x01],
  multiplyPairs: [0xfd, 0xf2, 0x01],
  ofPair: (lane: 0 | 1) => [0xfd, 0x21, lane],
  replaceInPair: (lane: 0 | 1) => [0xfd, 0x22, lane],
};

/** A WebAssembly module with the memory `memory.rows` and the function `products`, which does for many rows what `vectorProduct` does for one. */
export function kernelCode(): Uint8Array<ArrayBuffer> {
  const integer = 0x7f;
  const pairs = [1, Object.keys(variables).length, 0x7b];
  const header = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
  const body = [...pairs, ...loopOverRows(), ...instruction.end];
  return Uint8Array.from([
    ...header,
    ...section(1, [1, 0x60, 3, integer, integer, integer, 0]),
    ...section(2, [1, ...name('memory'), ...name('rows'), 0x02, 0x00, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('products'), 0x00, 0]),
    ...section(10, [1, ...unsigned(body.length), ...body]),
  ]);
}

function loopOverRows(): number[] {
  const { row, end, out } = parameters;
  const steps = Array.from({ length: harmonicLength / 4 }, (_, step) => addFour(step));
  const { integer, addIntegers, localGet, localSet, localTee } = instruction;
  return [
    instruction.loop,
    begin(),
    ...steps,
    finish(),
    [localGet(out), integer(8), addIntegers, localSet(out)].flat(),
    [localGet(row), integer(rowBytes), addIntegers, localTee(row)].flat(),
    [localGet(end), instruction.isBelow, instruction.branchIf].flat(),
    instruction.end,
  ].flat();
}

/** a, b and c begin with 0, and d with the product of the last numbers. */
function begin(): number[] {
  const { integer, localGet, localSet, loadDouble, loadSingle } = instruction;
  return [
    [instruction.zeros, localSet(variables.ab)].flat(),
    instruction.zeros,
    [integer(personAt), loadDouble(8 * harmonicLength)].flat(),
    [localGet(parameters.row), loadSingle(4 * harmonicLength), instruction.toDouble].flat(),
    instruction.multiply,
    [instruction.replaceInPair(1), localSet(variables.cd)].flat(),
  ].flat();
}

/** Adds the products of four numbers to the four sums. */
function addFour(step: number): number[] {
  const { four, ab, cd } = variables;
  const { integer, loadFour, localGet, localSet, localTee } = instruction;
  const addPair = (sums: number, personOffset: number) =>
    [
      instruction.firstTwoToDoubles,
      [integer(personAt), loadFour(personOffset), instruction.multiplyPairs].flat(),
      [localGet(sums), instruction.addPairs, localSet(sums)].flat(),
    ].flat();
  return [
    [localGet(parameters.row), loadFour(16 * step), localTee(four)].flat(),
    addPair(ab, 32 * step),
    [localGet(four), localGet(four), instruction.lastTwo].flat(),
    addPair(cd, 32 * step + 16),
  ].flat();
}

/** Writes a + b + c + d. */
function finish(): number[] {
  const { add, localGet, ofPair } = instruction;
  const { ab, cd } = variables;
  return [
    localGet(parameters.out),
    [localGet(ab), ofPair(0), localGet(ab), ofPair(1), add].flat(),
    [localGet(cd), ofPair(0), add].flat(),
    [localGet(cd), ofPair(1), add].flat(),
    instruction.storeDouble,
  ].flat();
}

function section(id: number, content: readonly number[]): number[] {
  return [id, ...unsigned(content.length), ...content];
}

function name(text: string): number[] {
  return [text.length, ...Array.from(text, (letter) => letter.codePointAt(0) ?? 0)];
}

/** A number in as many groups of seven bits as it needs. */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...unsigned(Math.floor(value / 128))];
}

/** The same for numbers with a sign: the last group's highest bit is the sign, here always plus. */
function signed(value: number): number[] {
  return value < 64 ? [value] : [(value % 128) + 128, ...signed(Math.floor(value / 128))];
}
