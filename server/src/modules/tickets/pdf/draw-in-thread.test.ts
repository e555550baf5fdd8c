import { describe, expect, it } from 'vitest';
import { ticketSheet } from '../../../../test/factories/ticket-sheet';
import { drawTicketsInThread, drawWaiverInThread } from './draw-in-thread';
import { drawTickets } from './ticket-thread';

describe('tickets are drawn in a thread of their own', () => {
  it('and are the same file as if they were drawn here', async () => {
    const sheet = ticketSheet(['Maya Lindqvist', '山田太郎']);
    expect(await drawTicketsInThread(sheet)).toEqual(await drawTickets(sheet));
  });

  it('several at once, each gets its own', async () => {
    const sheets = ['Maya', 'Théo', 'Ana'].map((name) => ticketSheet([name]));
    expect(await Promise.all(sheets.map(drawTicketsInThread))).toEqual(await Promise.all(sheets.map(drawTickets)));
  });

  it('and don’t wait for a waiver that’s being drawn', async () => {
    const text = 'กิจกรรมนี้มีความเสี่ยง '.repeat(800);
    const waiver = {
      title: 'Waiver',
      number: 'W-1',
      details: [],
      text,
      textHash: '',
      statement: '',
      signedName: 'Maya',
    };
    const ended: string[] = [];
    await drawTicketsInThread(ticketSheet(['Maya']));
    await drawWaiverInThread({ ...waiver, text: 'Short', signedAt: new Date(0) });
    await Promise.all([
      drawWaiverInThread({ ...waiver, signedAt: new Date(0) }).then(() => ended.push('waiver')),
      drawTicketsInThread(ticketSheet(['Maya'])).then(() => ended.push('tickets')),
    ]);
    expect(ended).toEqual(['tickets', 'waiver']);
  });

  it('and one that can’t be drawn fails alone', async () => {
    const [broken, fine] = [drawTicketsInThread(ticketSheet([])), drawTicketsInThread(ticketSheet(['Maya']))];
    await expect(broken).rejects.toThrow('has no tickets');
    expect((await fine).toString('latin1', 0, 5)).toBe('%PDF-');
  });
});
