import { accountRoutes } from '@ascendant/contract/account';
import { factorRoutes } from '@ascendant/contract/factor';
import { guestRoutes } from '@ascendant/contract/guest';
import { passkeyRoutes } from '@ascendant/contract/passkey';
import { personalDataRoutes } from '@ascendant/contract/personal-data';
import { signInCodeRoutes } from '@ascendant/contract/sign-in-code';
import { signedOutCookie } from '@ascendant/contract/signed-out-cookie';
import { pendingSignUpHours } from '@ascendant/domain/person/account-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error';
import { callerOf, type Bind } from '../../http/binding';
import { answer } from '../../http/reply';
import { sessionCookieName } from '../../http/session';
import { ownAccount } from './account.service';
import type { AccountsDeps, Origin } from './accounts.deps';
import { askForCode } from './asked-code.service';
import { signInWithCode } from './code-sign-in.service';
import { confirmIdentity } from './confirmation.service';
import { beginGuest, keepAccount } from './guests.service';
import type { CodeMark } from './one-time-code';
import { endOwnSession, endOwnSessions, ownSessions } from './own-sessions.service';
import { signInWithPasskey } from './passkey-sign-in.service';
import { confirmPasswordReset } from './password-reset.service';
import { browserMark, storedValue } from './session-values';
import { signOut, type OpenedSession } from './sessions.service';
import { signIn, type SignedIn } from './sign-in.service';
import { resendCode, signUp, verifyEmail } from './sign-up.service';
import { createUser } from './user-creation.service';
import { presentUser } from './user.presenter';

/** The same for every address, known or not (SES-07). */
const codeSent = "If this address needs to be verified, we've emailed a new code.";
const codeSentIfKnown = "If there's an account with this address, we've emailed it a code.";
const browserCookie = 'known-browser';
const signUpCookie = 'sign-up';
const resetCookie = 'password-reset';
const signInCookie = 'sign-in-code';
/** A browser that has asked for a code, or reset a password with it, is recognized this long. */
const codeMarkMs = pendingSignUpHours * 3_600_000;

/** Serves sign-up, sign-in, sign-out and password reset. */
export function bindAccounts(bind: Bind, deps: AccountsDeps): void {
  bind(accountRoutes.currentUser, async (call) => {
    const caller = callerOf(call);
    return presentUser(await ownAccount(deps.db, caller.userId), caller);
  });

  bind(accountRoutes.login, async ({ body, request, reply }) => {
    const signedIn = await signIn(deps, body, originOf(request));
    if ('unverifiedEmail' in signedIn) {
      keepCodeMark(reply, { name: signUpCookie, mark: signedIn.mark, publicUrl: deps.publicUrl });
      throw new AppError('email_not_verified', { details: { email: signedIn.unverifiedEmail } });
    }
    keepSession(reply, signedIn.session, deps.publicUrl);
    return presentSignedIn(signedIn);
  });

  bind(passkeyRoutes.loginWithPasskey, async ({ body, request, reply }) => {
    const signedIn = await signInWithPasskey(deps, body.passkey, originOf(request));
    keepSession(reply, signedIn.session, deps.publicUrl);
    return presentSignedIn(signedIn);
  });

  bind(signInCodeRoutes.requestSignInCode, async ({ body, request, reply }) => {
    const mark = await askForCode(deps, { email: body.email, purpose: 'sign-in' }, originOf(request));
    keepCodeMark(reply, { name: signInCookie, mark, publicUrl: deps.publicUrl });
    return { message: codeSentIfKnown };
  });

  bind(signInCodeRoutes.loginWithCode, async ({ body, request, reply }) => {
    const signedIn = await signInWithCode(deps, body, originOf(request));
    keepSession(reply, signedIn.session, deps.publicUrl);
    return presentSignedIn(signedIn);
  });

  bind(guestRoutes.continueAsGuest, async ({ body, request, reply }) => {
    const guest = await beginGuest(deps, body, originOf(request));
    keepSession(reply, guest.session, deps.publicUrl);
    return answer(201, presentSignedIn(guest));
  });

  bind(guestRoutes.keepAccount, async (call) => {
    const { body, request, reply } = call;
    const signedIn = await keepAccount(deps, callerOf(call), { given: body, origin: originOf(request) });
    keepSession(reply, signedIn.session, deps.publicUrl);
    return presentSignedIn(signedIn);
  });

  bind(accountRoutes.register, async ({ body, caller, request, reply }) => {
    if (caller?.role === 'admin') {
      const created = await createUser(deps.db, body, { admin: caller, requestId: request.id });
      return answer(201, presentUser(created, {}));
    }
    if (!('firstName' in body)) throw new AppError('forbidden_field');
    const mark = await signUp(deps, body, originOf(request));
    keepCodeMark(reply, { name: signUpCookie, mark, publicUrl: deps.publicUrl });
    return answer(200, { requiresVerification: true, email: body.email });
  });

  bind(accountRoutes.logout, async ({ caller, request, reply }) => {
    if (caller !== null) await signOut(deps.db, caller, request.id);
    return forgetSession(reply, deps.publicUrl);
  });

  bind(accountRoutes.resendVerification, async ({ body, request }) => {
    const { alreadyVerified } = await resendCode(deps, body.email, originOf(request));
    return alreadyVerified ? { message: 'This address is already verified.', alreadyVerified } : { message: codeSent };
  });

  bind(accountRoutes.verifyEmail, async ({ body, request, reply }) => {
    const signedIn = await verifyEmail(deps, body, originOf(request));
    if (signedIn === null) return { alreadyVerified: true };
    keepSession(reply, signedIn.session, deps.publicUrl);
    return { user: presentUser(signedIn.user, signedIn), token: signedIn.session.bearer };
  });

  bind(accountRoutes.requestPasswordReset, async ({ body, request, reply }) => {
    const mark = await askForCode(deps, { email: body.email, purpose: 'reset-password' }, originOf(request));
    keepCodeMark(reply, { name: resetCookie, mark, publicUrl: deps.publicUrl });
    return { message: codeSentIfKnown };
  });

  bind(accountRoutes.confirmPasswordReset, async ({ body, request, reply }) => {
    const mark = await confirmPasswordReset(deps, body, originOf(request));
    keepBrowserMark(reply, mark, keptFor(deps.publicUrl, codeMarkMs));
    return { message: 'Your password has been reset. Please sign in.' };
  });
}

function presentSignedIn({ user, session, lacksFactor }: SignedIn) {
  return { ...presentUser(user, { lacksFactor }), token: session.bearer };
}

function originOf(request: FastifyRequest): Origin {
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    requestId: request.id,
    browserMark: request.cookies[browserCookie],
    signUpMark: signUpMarkOf(request),
    resetCookie: hostCookie(request, resetCookie),
    signInCookie: hostCookie(request, signInCookie),
  };
}

function signUpMarkOf(request: FastifyRequest): string | undefined {
  const cookie = hostCookie(request, signUpCookie);
  return cookie === undefined ? undefined : storedValue(cookie);
}

/** With the prefix `__Host-` over https: only this exact host can set it. */
function hostCookie({ cookies }: FastifyRequest, name: string): string | undefined {
  return cookies[`__Host-${name}`] ?? cookies[name];
}

interface KeptMark {
  readonly name: string;
  readonly mark: CodeMark;
  readonly publicUrl: string;
}

/** Sets the cookie that binds a code to this browser. */
function keepCodeMark(reply: FastifyReply, { name, mark, publicUrl }: KeptMark): void {
  const options = keptFor(publicUrl, codeMarkMs);
  reply.setCookie(options.secure ? `__Host-${name}` : name, mark.cookie, options);
}

/** Sets the mark that counts this browser's failures to sign in separately. */
function keepBrowserMark(reply: FastifyReply, mark: string, options: ReturnType<typeof keptFor>): void {
  reply.setCookie(browserCookie, mark, { ...options, path: '/api/login' });
}

function keptFor(publicUrl: string, ms: number) {
  return { ...cookieOptions(publicUrl), maxAge: Math.floor(ms / 1000) };
}

/** Sets the session's cookie, and the mark that counts this browser's failures separately. */
function keepSession(reply: FastifyReply, session: OpenedSession, publicUrl: string): void {
  const options = keptFor(publicUrl, session.life.absoluteMs);
  reply.setCookie(sessionCookieName(publicUrl), session.cookie, options);
  forgetSignOut(reply);
  keepBrowserMark(reply, browserMark(storedValue(session.cookie)), options);
}

/** Makes the browser forget that it signed out without a network: the server has ended that session, or another one begins. */
function forgetSignOut(reply: FastifyReply): void {
  if (reply.request.cookies[signedOutCookie] !== undefined) reply.clearCookie(signedOutCookie, { path: '/' });
}

/** Makes the browser forget a session that has ended. */
export function forgetSession(reply: FastifyReply, publicUrl: string) {
  reply.clearCookie(sessionCookieName(publicUrl), cookieOptions(publicUrl));
  forgetSignOut(reply);
  return answer(204, null, { 'clear-site-data': '"storage"' });
}

function cookieOptions(publicUrl: string) {
  return { httpOnly: true, secure: publicUrl.startsWith('https:'), sameSite: 'lax', path: '/' } as const;
}

/** Serves the question that sensitive calls ask: is it still you? */
export function bindConfirmation(bind: Bind, deps: AccountsDeps): void {
  bind(factorRoutes.confirmIdentity, async (call) => {
    const { body, request } = call;
    await confirmIdentity(deps, callerOf(call), { proof: body, ip: request.ip, requestId: request.id });
    return null;
  });
}

/** Serves the list of a person's devices, and signs them out. */
export function bindOwnSessions(bind: Bind, { db, publicUrl }: AccountsDeps): void {
  bind(personalDataRoutes.listSessions, async (call) => ownSessions(db, callerOf(call)));

  bind(personalDataRoutes.endSession, async (call) => {
    const caller = callerOf(call);
    await endOwnSession(db, caller, { sessionId: call.params.id, requestId: call.request.id });
    return call.params.id === caller.sessionId ? forgetSession(call.reply, publicUrl) : null;
  });

  bind(personalDataRoutes.endSessions, async (call) => {
    const keepsCurrent = call.query.except === 'current';
    await endOwnSessions(db, callerOf(call), { keepsCurrent, requestId: call.request.id });
    return keepsCurrent ? null : forgetSession(call.reply, publicUrl);
  });
}
