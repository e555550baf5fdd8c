import type { User } from '@ascendant/contract/account';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { currentUserQuery, keepSavedFor } from '../data/current-user';
import { useLogin, useLogout, useRegister } from '../data/session';
import { forgetOldPendingBooking } from '../storage/booking-keys';

export interface Auth {
  /** null when signed out, for someone who books without an account, and while we don't know yet */
  readonly user: User | null;
  /** The same, or someone without an account who has proven their mailbox. */
  readonly known: User | null;
  /** The same, or who books without an account in this browser. */
  readonly person: User | null;
  readonly isLoading: boolean;
  /** Whether we're asking again who this is: the server saw a visitor, and a stored token may say more. */
  readonly isResuming: boolean;
  /** Why we couldn't find out who's signed in; null otherwise. */
  readonly error: Error | null;
  readonly retry: () => void;
  readonly loginMutation: ReturnType<typeof useLogin>;
  readonly registerMutation: ReturnType<typeof useRegister>;
  readonly logoutMutation: ReturnType<typeof useLogout>;
}

const AuthContext = createContext<Auth | null>(null);

/** Reads the signed-in user once and provides it to all components inside. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const { data, isPending, isFetching, error, refetch } = useQuery(currentUserQuery);
  const loginMutation = useLogin();
  const registerMutation = useRegister();
  const logoutMutation = useLogout();
  useEffect(() => forgetOldPendingBooking(new Date()), []);
  const userId = data === undefined ? undefined : (data?.id ?? null);
  useEffect(() => {
    if (userId !== undefined) void keepSavedFor(userId);
  }, [userId]);
  const auth: Auth = {
    user: data?.guest === true ? null : (data ?? null),
    known: data?.guest === true && !data.emailVerified ? null : (data ?? null),
    person: data ?? null,
    isLoading: isPending,
    isResuming: data === null && isFetching,
    error,
    retry: () => void refetch(),
    loginMutation,
    registerMutation,
    logoutMutation,
  };
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** @throws Error outside the provider, with the message from specification 1, section 8 (Error catalogue) */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
