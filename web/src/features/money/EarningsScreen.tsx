import { takenByYou } from '@ascendant/domain/booking/manual-booking';
import type { EarningFigure } from '@ascendant/domain/ledger/figures';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { earningsQuery, type Earnings } from '../../data/money';
import { organizerPayoutsQuery } from '../../data/payouts';
import { Tile, Tiles } from '../../ui/chart/Tiles';
import { classNames } from '../../ui/class-names';
import { Panel } from '../../ui/layout/Panel';
import { amountText } from '../../ui/text/amount-text';
import { AmountButton } from './AmountButton';
import { EarningsByEvent } from './EarningsByEvent';
import { EarningsDisputes } from './EarningsDisputes';
import styles from './EarningsScreen.module.css';
import { FeeInvoices } from './FeeInvoices';
import { figureLabels } from './figure-labels';
import { LinesDialog, type OpenedLines } from './LinesDialog';
import { MoneyLoading } from './MoneyLoading';
import { NextPayout } from './NextPayout';
import { PayoutAccount } from './PayoutAccount';
import { PayoutTables } from './PayoutTables';

/** What an organizer earns: where travellers' money went, what they're owed, and by which events. Each figure opens its lines. */
export function EarningsScreen() {
  const { data, isError, refetch } = useQuery(earningsQuery);
  const { data: payouts, isError: isUnpaid, refetch: askAgain } = useQuery(organizerPayoutsQuery);
  const [opened, setOpened] = useState<OpenedLines | null>(null);
  if (!payouts) return <MoneyLoading isError={isUnpaid} onRetry={() => void askAgain()} />;
  if (!data) return <MoneyLoading isError={isError} onRetry={() => void refetch()} />;
  const open = (figure: EarningFigure) => () =>
    setOpened({ title: figureLabels[figure], amount: data[figure], of: { viewer: 'organizer', figure } });
  return (
    <div className="stack">
      {payouts.isOn ? (
        <>
          <PayoutAccount payouts={payouts} />
          <NextPayout payouts={payouts} />
        </>
      ) : null}
      <Tiles>
        <FigureTile earnings={data} figure="paidByTravellers" note="less what was refunded" onOpen={open} />
        {Number(data.siteDiscount) === 0 ? null : (
          <FigureTile earnings={data} figure="siteDiscount" note="paid to you, not by travellers" onOpen={open} />
        )}
        <FigureTile earnings={data} figure="revenue" note="what you earn" onOpen={open} />
        <FigureTile earnings={data} figure="siteFee" note="kept by the site" onOpen={open} />
        <FigureTile earnings={data} figure="tax" note="remitted by the site" onOpen={open} />
        {Number(data.takenByOrganizer) === 0 ? null : (
          <Tile
            label={takenByYou}
            value={amountText(data.takenByOrganizer)}
            note="for bookings you added; not in revenue"
          />
        )}
      </Tiles>
      <Owed earnings={data} isPaid={payouts.isOn} />
      <PayoutTables payouts={payouts} />
      <EarningsByEvent earnings={data} onOpen={setOpened} />
      {data.disputes.length === 0 ? null : <EarningsDisputes disputes={data.disputes} />}
      <FeeInvoices />
      {opened === null ? null : <LinesDialog opened={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

interface FigureTileProps {
  readonly earnings: Earnings;
  readonly figure: EarningFigure;
  readonly note: string;
  readonly onOpen: (figure: EarningFigure) => () => void;
}

function FigureTile({ earnings, figure, note, onOpen }: FigureTileProps) {
  const label = figureLabels[figure];
  const value = <AmountButton amount={earnings[figure]} label={label} onOpen={onOpen(figure)} />;
  return <Tile label={label} value={value} note={note} />;
}

function Owed({ earnings, isPaid }: { readonly earnings: Earnings; readonly isPaid: boolean }) {
  const { owed, owedForEnded, owedForComing, paidOut, currency } = earnings;
  return (
    <Panel title="What you’re owed">
      <dl className="stack">
        <div className="row wrap">
          <dt>{`In all (${currency.toUpperCase()})`}</dt>
          <dd className="numeric">
            <b>{amountText(owed)}</b>
          </dd>
        </div>
        <div className="row wrap">
          <dt>For events that are over</dt>
          <dd className="numeric">{amountText(owedForEnded)}</dd>
        </div>
        <div className="row wrap">
          <dt>For events to come</dt>
          <dd className="numeric">{amountText(owedForComing)}</dd>
        </div>
        <div className="row wrap">
          <dt>Paid out so far</dt>
          <dd className="numeric">{amountText(paidOut)}</dd>
        </div>
      </dl>
      <p className={classNames(styles.note, 'meta')}>
        {isPaid
          ? 'A refund lowers what you’re owed when it’s asked for. Tax that you remit yourself is paid to you, too.'
          : 'Payouts aren’t available here, so ask the people who run the site when you’ll be paid. A refund lowers what you’re owed when it’s asked for.'}
      </p>
    </Panel>
  );
}
