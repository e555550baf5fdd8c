import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { brandColours, passColours, productName } from '@ascendant/domain/site/brand';
import { localMoment } from '@ascendant/domain/zone-clock';
import { PKPass } from 'passkit-generator';
import sharp from 'sharp';
import { events } from '../../events/events.module';
import { logoSvg } from '../mail-pictures';
import type { AppleWallet } from './wallet-settings';
import type { PassTicket } from './wallet.repository';

/** What a pass needs besides its ticket. */
interface Signed {
  readonly apple: AppleWallet;
  /** The text in its QR code. */
  readonly text: string;
  readonly token: string;
  readonly publicUrl: string;
}

/** How wide and high Apple draws the icon and the logo, in points; passes have them for screens of one, two and three pixels a point. */
const icon = { points: 29, scales: [1, 2, 3] } as const;
const logo = { points: 50, scales: [1, 2] } as const;

/**
 * A ticket as a pass of Apple Wallet, signed. Its colour is the sky's at the start.
 * As Apple's 'Wallet Passes' has it under 'Creating the source for a pass'. Source: docs/rules/tickets.md, "Passes for phones".
 */
export async function applePass(ticket: PassTicket, signed: Signed): Promise<Buffer> {
  const { apple, token, publicUrl, text } = signed;
  const { event, number, isVoid } = ticket;
  const { light } = events.eventSky(event);
  const pass = new PKPass(await pictures(), certificatesOf(apple), {
    passTypeIdentifier: apple.passType,
    teamIdentifier: apple.team,
    serialNumber: number,
    organizationName: productName,
    description: `Ticket for ${event.title}`,
    logoText: productName,
    webServiceURL: `${publicUrl}/wallet`,
    authenticationToken: token,
    backgroundColor: rgb(light === null ? brandColours.paper.dark : passColours[light]),
    foregroundColor: rgb(brandColours.ink.dark),
    labelColor: rgb(brandColours['ink-2'].dark),
    groupingIdentifier: `booking-${ticket.bookingId}`,
    ...(isVoid && { voided: true }),
  });
  pass.type = 'eventTicket';
  fill(pass, ticket, publicUrl);
  pass.setRelevantDate(event.startsAt);
  pass.setExpirationDate(event.endsAt);
  if (event.latitude !== null && event.longitude !== null)
    pass.setLocations({ latitude: event.latitude, longitude: event.longitude });
  pass.setBarcodes({ format: 'PKBarcodeFormatQR', message: text, messageEncoding: 'iso-8859-1', altText: number });
  return pass.getAsBuffer();
}

function fill(pass: PKPass, { event, attendeeName, comesAs, number, isVoid }: PassTicket, publicUrl: string): void {
  pass.primaryFields.push({ key: 'event', label: isVoid ? 'Cancelled' : 'Event', value: event.title });
  pass.secondaryFields.push({
    key: 'starts',
    label: 'Starts',
    value: localStart(event),
    ignoresTimeZone: true,
    dateStyle: 'PKDateStyleMedium',
    timeStyle: 'PKDateStyleShort',
    changeMessage: 'It starts at %@ now.',
  });
  pass.secondaryFields.push({
    key: 'where',
    label: 'Where',
    value: event.location,
    changeMessage: 'The place is %@ now.',
  });
  pass.auxiliaryFields.push({ key: 'name', label: comesAs ?? 'Name', value: attendeeName });
  pass.backFields.push({ key: 'number', label: 'Ticket', value: number });
  pass.backFields.push({ key: 'booking', label: 'Your booking', value: `${publicUrl}/my-bookings` });
}

/** The clock time at the event as Apple takes times, which `ignoresTimeZone` shows as it's written wherever the phone is. */
function localStart({ startsAt, timezone }: PassTicket['event']): string {
  const { day, time } = localMoment(startsAt, ianaZones.history(timezone));
  return `${day}T${time}:00Z`;
}

function certificatesOf({ certificate, key, intermediate }: AppleWallet) {
  return { wwdr: intermediate, signerCert: certificate, signerKey: key };
}

let drawn: Promise<Readonly<Record<string, Buffer>>> | null = null;

/** The icon and the logo, drawn once. */
function pictures(): Promise<Record<string, Buffer>> {
  drawn ??= drawPictures();
  return drawn;
}

async function drawPictures(): Promise<Record<string, Buffer>> {
  const wanted = Object.entries({ icon, logo }).flatMap(([name, { points, scales }]) =>
    scales.map((scale) => ({ file: scale === 1 ? `${name}.png` : `${name}@${scale}x.png`, size: points * scale })),
  );
  const svg = events.readableDrawing(logoSvg());
  const files = wanted.map(async ({ file, size }) => [
    file,
    await sharp(svg, { density: 600 }).resize(size).png().toBuffer(),
  ]);
  return Object.fromEntries(await Promise.all(files)) as Record<string, Buffer>;
}

/** 'rgb(11, 16, 32)', as Apple writes colours. @param hex '#0b1020' */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
