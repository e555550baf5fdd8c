import { describe, expect, it } from 'vitest';
import { columnsFor, hasPeople, recognizeSource } from './columns';

const pretix = 'Event slug,Order code,Position ID,Status,Email,Start date,Product,Attendee name,Pseudonymization ID';
const eventbrite =
  'Order #,Order Date,First Name,Surname,Email,Quantity,Ticket Type,Attendee #,Attendee Status,Barcode #';
const hiEvents = 'ID,First Name,Last Name,Email,Status,Product ID,Product Name,Event ID,Public ID';

describe('the columns of a file', () => {
  it.each([
    [pretix, 'pretix'],
    ['Order code,Attendee name,Product,Paid,Secret,E-mail,Date,Start date', 'pretix'],
    [eventbrite, 'eventbrite'],
    [hiEvents, 'hi_events'],
    ['Booking ID,Item,Start Date,Contact Name,Total Pax', 'fareharbor'],
    ['Nom,Courriel', 'other'],
  ])('%s are of %s', (headings, source) => {
    expect(recognizeSource(headings.split(','))).toBe(source);
  });

  it('are known by their headings, whatever their case', () => {
    expect(columnsFor('pretix', pretix.toUpperCase().split(','))).toMatchObject({
      title: 'EVENT SLUG',
      day: 'START DATE',
      order: 'ORDER CODE',
      position: 'POSITION ID',
      name: 'ATTENDEE NAME',
      email: 'EMAIL',
    });
    expect(columnsFor('eventbrite', eventbrite.split(','))).toMatchObject({
      lastName: 'Surname',
      code: 'Barcode #',
      status: 'Attendee Status',
    });
    expect(columnsFor('hi_events', hiEvents.split(','))).toMatchObject({
      position: 'ID',
      code: 'Public ID',
      title: 'Event ID',
    });
  });

  it('of another program are guessed as far as a name is one that we know, and can’t be read without people', () => {
    expect(columnsFor('other', ['Full name', 'Tour', 'Courriel'])).toEqual({ name: 'Full name', title: 'Tour' });
    expect([hasPeople({ email: 'Courriel' }), hasPeople({ lastName: 'Nom' })]).toEqual([false, true]);
  });
});
