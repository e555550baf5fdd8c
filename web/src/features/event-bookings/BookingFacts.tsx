import {
  manualPaymentLabels,
  manualPayments,
  teamNoteMaxLength,
  type ManualPayment,
} from '@ascendant/domain/booking/manual-booking';
import { Options } from '../../ui/form/Options';
import { SelectField, TextAreaField, TextField } from '../../ui/form/TextField';

/** What's typed about a manual booking besides its guests. */
export interface TypedFacts {
  readonly phone: string;
  readonly email: string;
  readonly paidBy: ManualPayment;
  readonly taken: string;
  readonly note: string;
}

interface BookingFactsProps {
  readonly typed: TypedFacts;
  readonly set: (change: Partial<TypedFacts>) => void;
  /** What the server refused, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** It was paid where it was booked, before it was imported. */
  readonly isPaid?: boolean;
  /** Below the amount. */
  readonly takenHelp: string;
}

/** How to reach the guests, what they pay and how, and a note. */
export function BookingFacts({ typed, set, errors, takenHelp, isPaid = false }: BookingFactsProps) {
  return (
    <>
      <TextField
        label="Phone (optional)"
        error={errors['phone']}
        type="tel"
        value={typed.phone}
        autoComplete="off"
        onChange={(event) => set({ phone: event.target.value })}
      />
      <TextField
        label="Email (optional)"
        help="Where the tickets go. Without one, check them in by name."
        error={errors['email']}
        type="email"
        value={typed.email}
        autoComplete="off"
        onChange={(event) => set({ email: event.target.value })}
      />
      {isPaid ? null : <Payment typed={typed} set={set} errors={errors} takenHelp={takenHelp} />}
      <TextAreaField
        label="Note (optional)"
        help="Only your team sees it."
        error={errors['note']}
        value={typed.note}
        maxLength={teamNoteMaxLength}
        rows={2}
        onChange={(event) => set({ note: event.target.value })}
      />
    </>
  );
}

function Payment({ typed, set, errors, takenHelp }: Omit<BookingFactsProps, 'isPaid'>) {
  return (
    <>
      <SelectField
        label="How they pay you"
        error={errors['paidBy']}
        value={typed.paidBy}
        onChange={(event) => set({ paidBy: manualPayments.find((each) => each === event.target.value) ?? 'cash' })}
      >
        <Options of={manualPayments} text={(each) => manualPaymentLabels[each]} />
      </SelectField>
      {typed.paidBy === 'free' ? null : (
        <TextField
          label="Amount in dollars (optional)"
          help={takenHelp}
          error={errors['taken']}
          value={typed.taken}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => set({ taken: event.target.value })}
        />
      )}
    </>
  );
}

/** The amount as it's sent; undefined for none. */
export function takenOf({ paidBy, taken }: TypedFacts): string | undefined {
  const amount = taken.replaceAll(/[$,\s]/g, '');
  return paidBy === 'free' || amount === '' ? undefined : amount;
}

/** The fields that show a refusal beside them. */
const ownFields: readonly string[] = ['phone', 'email', 'paidBy', 'taken', 'note'];

/** Whether a refusal is about fields that show it. @param more of them */
export function isAtFields(errors: Readonly<Record<string, string>>, more: readonly string[] = []): boolean {
  return [...ownFields, ...more].some((field) => errors[field] !== undefined);
}
