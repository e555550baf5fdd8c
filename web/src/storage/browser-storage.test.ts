import { afterEach, expect, test, vi } from 'vitest';
import { clearAuthToken, readAuthToken, storeAuthToken } from '../api/auth-token';
import { readBirthDraft, readOnboardingDraft } from '../features/onboarding/onboarding-draft';
import { birthDateDraft } from './birth-date-drafts';
import { clearBookingStorage } from './booking-keys';
import { permanentStorage, tabStorage } from './browser-storage';
import { storeMessageDraft } from './message-drafts';
import { clearDrafts, storeDraft } from './onboarding-drafts';
import { readPaymentIntentId, storePaymentIntentId } from './payment-intent-id';
import { readPendingBooking } from './pending-booking';
import { readTheme, storeTheme } from './theme';

afterEach(() => vi.restoreAllMocks());

function refuseWith(error: Error): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw error;
    });
}

test('a written value is read back until it is removed', () => {
  for (const storage of [permanentStorage, tabStorage]) {
    storage.write('kept', 'yes');
    expect(storage.read('kept')).toBe('yes');
    storage.remove('kept');
    expect(storage.read('kept')).toBeNull();
  }
});

test('a browser that forbids storage reads as empty', () => {
  refuseWith(new DOMException('The operation is insecure.', 'SecurityError'));
  expect(readAuthToken()).toBeNull();
  expect(readPaymentIntentId()).toBeNull();
  expect(readOnboardingDraft()).toBeNull();
  expect(readBirthDraft()).toBeNull();
  expect(readTheme()).toBe('system');
  expect(readPendingBooking(new Date())).toEqual({ kind: 'none' });
});

test('writing in a browser that forbids storage does not throw', () => {
  refuseWith(new DOMException('The operation is insecure.', 'SecurityError'));
  storeAuthToken('token');
  clearAuthToken();
  storePaymentIntentId('pi_1');
  clearBookingStorage();
  storeDraft('birth', {});
  clearDrafts();
  storeTheme('dark');
  storeTheme('system');
  expect(document.documentElement.dataset).not.toHaveProperty('theme');
});

test('a draft that there’s no room for isn’t stored, and typing goes on', () => {
  refuseWith(new DOMException('The quota has been exceeded.', 'QuotaExceededError'));
  storeDraft('birth', {});
  storeMessageDraft(7, 'Is there parking?');
  birthDateDraft('own').store({ day: '4', month: '5', year: '1987' });
  vi.restoreAllMocks();
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

test('any other storage failure still throws', () => {
  refuseWith(new DOMException('The quota has been exceeded.', 'QuotaExceededError'));
  expect(() => permanentStorage.write('much', 'too much')).toThrow('quota');
});
