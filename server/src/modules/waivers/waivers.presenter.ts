import type { EventWaiver, OpenedWaiver } from '@ascendant/contract/waiver';
import { tickets } from '../tickets/tickets.module';
import type { PersonToSign, WaiverToSign } from './signing.service';
import { stillCounts, type WaiverOfEvent } from './waivers.service';

export function presentEventWaiver({ newest, versions, ...rest }: WaiverOfEvent): EventWaiver {
  return {
    ...rest,
    waiver: newest && tickets.presentWaiverText(newest),
    isAsked: newest?.endedAt === null,
    versions: versions.map(({ createdAt, ...each }) => ({
      ...each,
      writtenAt: createdAt.toISOString(),
      stillCounts: stillCounts(each.version, newest),
    })),
  };
}

export function presentOpenedWaiver({ booking, waiver, closed, people }: WaiverToSign): OpenedWaiver {
  const { title, startDate, endDate, location } = booking.event;
  return {
    event: { title, startDate, endDate, location },
    organizer: booking.organizer,
    waiver: waiver && tickets.presentWaiverText(waiver),
    closed,
    people: people.map(presentPerson),
  };
}

function presentPerson({
  position,
  name,
  needsGuardian,
  signature,
  link,
}: PersonToSign): OpenedWaiver['people'][number] {
  const signed = signature && {
    version: signature.version,
    at: signature.signedAt.toISOString(),
    by: signature.signedName,
    pdfId: signature.id,
  };
  return { position, name, needsGuardian, signed, link };
}
