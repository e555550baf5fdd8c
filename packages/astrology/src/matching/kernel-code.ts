import { harmonicLength, vectorLength } from './vector';

/** Where the kernel finds the person, and where it writes: bytes from the start of its memory. */
export const personAt = 0;
export const productsAt = 1024;

const rowBytes = 4 * vectorLength;
/** Parameters of the function, in order: the first row, the end of the last one, and where to write, all in bytes. */
const parameters = { row: 0, end: 1, out: 2 };
/** Its variable: four sums, each of every fourth product. */
const variables = { sums: 3 };

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
  storeSingle: [0x38, 0x02, 0x00],
  add: [0x92],
  multiply: [0x94],
  loadFour: (offset: number) => [0xfd, 0x00, 0x02, ...unsigned(offset)],
  zeros: [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)],
  addFours: [0xfd, 0xe4, 0x01],
  multiplyFours: [0xfd, 0xe6, 0x01],
  ofFour: (lane: number) => [0xfd, 0x1f, lane],
};

/** A WebAssembly module with the memory `memory.rows` and the function `products`, which estimates for many rows what `vectorProduct` computes for one. */
export function kernelCode(): Uint8Array<ArrayBuffer> {
  const integer = 0x7f;
  const fours = [1, Object.keys(variables).length, 0x7b];
  const header = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
  const body = [...fours, ...loopOverRows(), ...instruction.end];
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
    [instruction.zeros, localSet(variables.sums)].flat(),
    ...steps,
    finish(),
    [localGet(out), integer(4), addIntegers, localSet(out)].flat(),
    [localGet(row), integer(rowBytes), addIntegers, localTee(row)].flat(),
    [localGet(end), instruction.isBelow, instruction.branchIf].flat(),
    instruction.end,
  ].flat();
}

/** Adds the products of four numbers to the four sums. */
function addFour(step: number): number[] {
  const { integer, loadFour, localGet, localSet } = instruction;
  return [
    [localGet(parameters.row), loadFour(16 * step)].flat(),
    [integer(personAt), loadFour(16 * step), instruction.multiplyFours].flat(),
    [localGet(variables.sums), instruction.addFours, localSet(variables.sums)].flat(),
  ].flat();
}

/** Writes the four sums and the product of the last numbers, added up. */
function finish(): number[] {
  const { add, integer, loadSingle, localGet, ofFour } = instruction;
  const sum = (lane: number) => [localGet(variables.sums), ofFour(lane), add].flat();
  return [
    localGet(parameters.out),
    [integer(personAt), loadSingle(4 * harmonicLength)].flat(),
    [localGet(parameters.row), loadSingle(4 * harmonicLength), instruction.multiply].flat(),
    [0, 1, 2, 3].flatMap(sum),
    instruction.storeSingle,
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
