import type { OctoContact, ShownContact } from '@ascendant/contract/octo/booking-shapes';
import { attendeeNameMaxLength } from '@ascendant/domain/booking/guests';
import { z } from 'zod';
import type { Sealer } from '../../../encryption/sealer';

/** What a reseller says about people. It's stored encrypted, shown to the reseller that sent it, and forgotten with the names of guests (rule OCT-03). */
export interface Said {
  readonly contact?: OctoContact | undefined;
  readonly notes?: string | null | undefined;
  /** Why it was cancelled. */
  readonly reason?: string | null | undefined;
  /** Of each person, by their unit's uuid. */
  readonly people?: Readonly<Record<string, OctoContact>> | undefined;
}

interface Place {
  readonly resellerId: number;
  readonly uuid: string;
}

const placeOf = ({ resellerId, uuid }: Place) => `reseller_booking:${resellerId}:${uuid}`;
const said = z.custom<Said>((value) => typeof value === 'object' && value !== null);

/** @returns null if nothing was said */
export function sealSaid(sealer: Sealer, place: Place, given: Said): Buffer | null {
  const text = JSON.stringify(given);
  return text === '{}' ? null : sealer.seal(text, placeOf(place));
}

/** @returns nothing if nothing was said, it's forgotten, or no key opens it */
export function openSaid(sealer: Sealer, row: Place & { readonly sealed: Buffer | null }): Said {
  const text = row.sealed && sealer.open(row.sealed, placeOf(row));
  return text === null ? {} : said.parse(JSON.parse(text));
}

/** A contact with every field of the standard. */
export function shownContact(contact: OctoContact | undefined): ShownContact {
  const { locales, ...texts } = contact ?? {};
  return {
    fullName: texts.fullName ?? null,
    firstName: texts.firstName ?? null,
    lastName: texts.lastName ?? null,
    emailAddress: texts.emailAddress ?? null,
    phoneNumber: texts.phoneNumber ?? null,
    locales: locales ?? [],
    postalCode: texts.postalCode ?? null,
    country: texts.country ?? null,
    notes: texts.notes ?? null,
  };
}

/** The name that someone is known by at check-in; null if none was given. */
export function nameIn(contact: OctoContact | undefined): string | null {
  const { fullName, firstName, lastName } = contact ?? {};
  const name = fullName?.trim() || [firstName, lastName].flatMap((part) => part?.trim() || []).join(' ');
  return name === '' ? null : name.slice(0, attendeeNameMaxLength);
}
