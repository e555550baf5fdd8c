import { PDFDocument } from 'pdf-lib';
import { pdfContentOf } from './pdf-text';

/** A PDF page's filled shapes as an SVG, without its texts: what a camera sees of a printed ticket's QR code. */
export async function pdfShapes(bytes: Uint8Array): Promise<string> {
  const [page] = (await PDFDocument.load(bytes)).getPages();
  if (!page) throw new RangeError('the PDF has no page');
  const { width, height } = page.getSize();
  const shapes = filledShapes(pdfContentOf(page)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g transform="matrix(1 0 0 -1 0 ${height})">${shapes}</g></svg>`;
}

/** The shapes in the order they're painted. */
function filledShapes(content: string): readonly string[] {
  const shapes: string[] = [];
  const saved: Graphics[] = [];
  let graphics: Graphics = { matrices: [], fill: '#000' };
  let path = '';
  let operands: number[] = [];
  for (const token of content.split(/\s+/)) {
    const number = Number(token);
    if (token !== '' && !Number.isNaN(number)) {
      operands.push(number);
      continue;
    }
    if (token === 'q') saved.push(graphics);
    else if (token === 'Q') graphics = saved.pop() ?? graphics;
    else if (token === 'cm') graphics = { ...graphics, matrices: [...graphics.matrices, operands] };
    else if (token === 'rg') graphics = { ...graphics, fill: `rgb(${operands.map((part) => part * 255).join(' ')})` };
    else if (token in pathCommands) path += `${pathCommands[token]}${operands.join(' ')}`;
    else if (token === 'f' || token === 'B') shapes.push(shape(path, graphics));
    if (['f', 'B', 'S', 'n'].includes(token)) path = '';
    operands = [];
  }
  return shapes;
}

const pathCommands: Readonly<Record<string, string>> = { m: 'M', l: 'L', c: 'C', h: 'Z' };

interface Graphics {
  readonly matrices: readonly (readonly number[])[];
  readonly fill: string;
}

function shape(path: string, { matrices, fill }: Graphics): string {
  return `<path d="${path}" fill="${fill}" transform="${matrices.map((each) => `matrix(${each.join(' ')})`).join(' ')}"/>`;
}
