import type { ApiCall } from './api-call';
import { enterTransfer } from './balance';
import type { Books } from './books';
import { accountOf, createAccount, createReversal, createTransfer } from './connect';
import { textIn, textsIn, type Form } from './form';
import { invalid, missing, newId } from './objects';

/** Answers calls about connected accounts; undefined for any other call. @param list a page of a list, as Stripe cuts it */
export function serveConnect(books: Books, call: ApiCall, list: (items: readonly unknown[]) => unknown): unknown {
  const { method, form } = call;
  const [version, noun, ...rest] = call.path.slice(1).split('/');
  if (version === 'v2') return serveAccounts(books, call, rest);
  const [id = '', verb] = rest;
  switch (`${method} ${noun}${verb === undefined ? '' : `/:id/${verb}`}`) {
    case 'POST transfers':
      return enterTransfer(books, createTransfer(books.connect, { ...newTransfer(form), available: available(books) }));
    case 'GET transfers':
      return list(
        [...books.connect.transfers.values()].filter(
          ({ transfer_group: group }) => group === textIn(form, 'transfer_group'),
        ),
      );
    case 'POST transfers/:id/reversals':
      return enterTransfer(books, createReversal(books.connect, id, newReversal(form)));
    case 'GET transfers/:id/reversals':
      return list([...books.connect.reversals.values()].filter(({ transfer }) => transfer === id));
    case 'GET payouts':
      return list(books.connect.payouts.filter(({ account }) => account === call.account));
    default:
      return undefined;
  }
}

function serveAccounts(books: Books, { method, form, origin }: ApiCall, [kind, id]: readonly string[]): unknown {
  if (method === 'POST' && kind === 'accounts')
    return createAccount(books.connect, textIn(form, 'contact_email') ?? '', textsIn(form, 'metadata'));
  if (method === 'GET' && kind === 'accounts') return accountOf(books.connect, id ?? '');
  if (method === 'POST' && kind === 'account_links') {
    const account = textIn(form, 'account') ?? '';
    accountOf(books.connect, account);
    return { object: 'v2.core.account_link', account, url: `${origin}/onboarding/${account}/${newId('link')}` };
  }
  throw missing('path', kind ?? '');
}

function newTransfer(form: Form) {
  const [amount, currency, destination] = [
    textIn(form, 'amount'),
    textIn(form, 'currency'),
    textIn(form, 'destination'),
  ];
  if (amount === undefined || currency === undefined || destination === undefined)
    throw invalid('Missing required param.', 'parameter_missing');
  return {
    amount: Number(amount),
    currency,
    destination,
    group: textIn(form, 'transfer_group') ?? '',
    metadata: textsIn(form, 'metadata'),
  };
}

function newReversal(form: Form) {
  return { amount: Number(textIn(form, 'amount') ?? Number.NaN), metadata: textsIn(form, 'metadata') };
}

/** What the platform has. Charges are available at once. */
function available({ transactions }: Books): number {
  return transactions.reduce((sum, { net }) => sum + net, 0);
}

/** What `expand` shows of a transfer or a reversal in the balance. */
export function connectSource({ connect }: Books, id: string): unknown {
  const reversal = connect.reversals.get(id);
  if (!reversal) return connect.transfers.get(id);
  return { ...reversal, transfer: connect.transfers.get(reversal.transfer) };
}

/** A JSON body of version 2, as the forms of version 1 are read. */
export function formOfJson(text: string): Form {
  const parsed: unknown = text === '' ? {} : JSON.parse(text);
  return formOfValue(parsed);
}

function formOfValue(value: unknown): Form {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(
    entries.map(([name, each]) => [name, typeof each === 'object' && each !== null ? formOfValue(each) : String(each)]),
  );
}
