import { describe, expect, it } from 'vitest';
import { buildTicket } from '../../test/fake-check-in-server';
import { countOf, findTicket, searchTickets } from './check-in-list';

describe('searching by name', () => {
  const names = ['Zoë Kravitz', 'Ana Đurić', 'Émile Zola', 'Ana Banana'];
  const tickets = names.map((attendeeName, id) => buildTicket({ id, attendeeName }));
  const found = (text: string) => searchTickets(tickets, text).map(({ attendeeName }) => attendeeName);

  it('lists everyone by name while nothing is typed', () => {
    expect(found(' ')).toEqual(['Ana Banana', 'Ana Đurić', 'Émile Zola', 'Zoë Kravitz']);
  });

  it('ignores accents, case and word order', () => {
    expect(found('zoe')).toEqual(['Zoë Kravitz']);
    expect(found('ZOLA emi')).toEqual(['Émile Zola']);
    expect(found('ana')).toEqual(['Ana Banana', 'Ana Đurić']);
    expect(found('nobody')).toEqual([]);
  });
});

describe('the count', () => {
  it('shows how many of the valid tickets have checked in', () => {
    const tickets = (['valid', 'valid', 'checked_in', 'void'] as const).map((state, id) => buildTicket({ id, state }));
    expect(countOf(tickets)).toEqual({ cameIn: 1, expected: 3 });
  });
});

describe('finding a ticket', () => {
  const [one, two] = [buildTicket({ id: 1 }), buildTicket({ id: 2, textHash: 'other' })];

  it("compares the hash of the whole QR code, so a right code with a wrong signature isn't found", () => {
    const reading = { kind: 'signed', code: 'c', signature: 's' } as const;
    expect(findTicket([one, two], reading, 'other')).toBe(two);
    expect(findTicket([one, two], reading, 'yet another')).toBeNull();
    expect(findTicket([one, two], reading, null)).toBeNull();
  });

  it('accepts a short code only if exactly one ticket has it', () => {
    expect(findTicket([one], { kind: 'short', checkInCode: one.checkInCode }, null)).toBe(one);
    expect(findTicket([one, two], { kind: 'short', checkInCode: one.checkInCode }, null)).toBeNull();
  });
});
