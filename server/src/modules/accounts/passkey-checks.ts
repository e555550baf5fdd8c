import { createHash } from 'node:crypto';
import type { NewPasskey } from '@ascendant/contract/passkey';
import type { PasskeyAnswer } from '@ascendant/contract/passkey-answer';
import { productName } from '@ascendant/domain/site/brand';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import type { PasskeyRow } from '../../../db/schema/sign-in';

/** Whether we issued a challenge, and it hasn't been answered. */
type IsOurs = (challenge: string) => Promise<boolean>;

/** What a browser needs to create a passkey for a person, who may have some already. */
export async function creationOptions(
  publicUrl: string,
  person: { readonly id: number; readonly username: string; readonly name: string },
  existing: readonly PasskeyRow[],
) {
  return generateRegistrationOptions({
    rpName: productName,
    rpID: hostOf(publicUrl),
    userName: person.username,
    userDisplayName: person.name,
    userID: new Uint8Array(createHash('sha256').update(`ascendant user ${person.id}`).digest()),
    excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What a browser needs to use one. It names none: the person chooses among those of this site. */
export async function requestOptions(publicUrl: string) {
  return generateAuthenticationOptions({ rpID: hostOf(publicUrl), userVerification: 'required' });
}

/** The passkey that a browser has created, for this site and with its owner present; null if it isn't. */
export async function createdPasskey(
  publicUrl: string,
  response: NewPasskey,
  isOurs: IsOurs,
): Promise<WebAuthnCredential | null> {
  const { clientDataJSON, attestationObject } = response.response;
  const checked = await nullIfMalformed(
    verifyRegistrationResponse({
      response: {
        ...response,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: isOurs,
      expectedOrigin: publicUrl,
      expectedRPID: hostOf(publicUrl),
      requireUserVerification: true,
    }),
  );
  return checked?.registrationInfo?.credential ?? null;
}

/** The counter of a passkey that answered our challenge, for this site and with its owner present; null if it didn't. */
export async function usedCounter(
  publicUrl: string,
  {
    passkey,
    answer,
    isOurs,
  }: { readonly passkey: PasskeyRow; readonly answer: PasskeyAnswer; readonly isOurs: IsOurs },
): Promise<number | null> {
  const { credentialId: id, publicKey, counter } = passkey;
  const { userHandle, ...rest } = answer.response;
  const checked = await nullIfMalformed(
    verifyAuthenticationResponse({
      response: {
        ...answer,
        response: { ...rest, ...(userHandle === undefined ? {} : { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: isOurs,
      expectedOrigin: publicUrl,
      expectedRPID: hostOf(publicUrl),
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: true,
    }),
  );
  return checked?.verified === true ? checked.authenticationInfo.newCounter : null;
}

/** The library throws for whatever doesn't fit: another site, another challenge, a counter that went back, bytes that aren't CBOR. */
async function nullIfMalformed<Checked>(check: Promise<Checked>): Promise<Checked | null> {
  try {
    return await check;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

function hostOf(publicUrl: string): string {
  return new URL(publicUrl).hostname;
}
