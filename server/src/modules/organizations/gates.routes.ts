import { gateRoutes as routes, type Gate } from '@ascendant/contract/gate';
import { gateState } from '@ascendant/domain/organization/gate-device';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { tickets } from '../tickets/tickets.module';
import { addGate, datesOfGate, gatesOf, revokeGate, workDates, type GateWithDates } from './gates.service';

/** Light modules around a code. The page adds the rest of the quiet zone. */
const qrBorder = 2;

/** Serves the dates that people and gate devices work on, and gate devices to those who make them. */
export function bindGates({ bind, db, config }: Pick<ApplicationContext, 'bind' | 'db' | 'config'>): void {
  bind(routes.listWorkDates, async (call) => {
    const { gate, ...found } = await workDates(db, callerOf(call), call.query);
    const device = gate && { name: gate.name, organizer: gate.organizer ?? '', endsAt: gate.endsAt.toISOString() };
    return { ...found, gate: device, serverTime: new Date().toISOString() };
  });

  bind(routes.listGates, async (call) => (await gatesOf(db, callerOf(call))).map(presentGate));

  bind(routes.listGateDates, async (call) => [...(await datesOfGate(db, callerOf(call), call.params.id))]);

  bind(routes.addGate, async (call) => {
    const { secret, ...added } = await addGate(db, callerOf(call), { ...call.body, requestId: call.request.id });
    const link = `${config.publicUrl}/organizer/check-in/gate#${secret}`;
    return { gate: presentGate(added), link, qr: tickets.qrSvg(link, qrBorder) };
  });

  bind(routes.revokeGate, async (call) =>
    presentGate(await revokeGate(db, callerOf(call), { id: call.params.id, requestId: call.request.id })),
  );
}

function presentGate({ gate, dates, dateCount }: GateWithDates): Gate {
  return {
    id: gate.id,
    name: gate.name,
    state: gateState(gate, new Date()),
    endsAt: gate.endsAt.toISOString(),
    revokedAt: gate.revokedAt?.toISOString() ?? null,
    lastUsedAt: gate.lastUsedAt?.toISOString() ?? null,
    dates: [...dates],
    dateCount,
    series: [...gate.series],
  };
}
