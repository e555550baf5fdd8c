import { octoRoutes as routes } from '@ascendant/contract/octo/routes';
import { daysBetween, type CalendarDay } from '@ascendant/domain/calendar-day';
import { capabilitiesIn, maxAvailabilityDays, octoCapabilities, octoOption } from '@ascendant/domain/channel/octo';
import { reservationMinutes } from '@ascendant/domain/channel/reseller';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../../access/caller';
import type { ApplicationContext } from '../../../application/application-context';
import { AppError } from '../../../errors/app-error';
import { callerOf, type Bind } from '../../../http/binding';
import { capacity } from '../../capacity/capacity.module';
import { keys, v1 } from '../../keys/keys.module';
import type { OctoDeps } from './asking-reseller';
import { presentCalendar } from './availability';
import { cancel } from './cancel';
import { change } from './change';
import { confirm } from './confirm';
import { refuse, refuseUnknown } from './octo-refusals';
import { askingReseller, availabilityOf, bookingOf, bookingsWith, catalogueOf } from './octo.service';
import { reserve } from './reserve';

interface OctoCall {
  readonly caller: Caller | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Serves the standard by which resellers book. Source: docs/rules/resellers.md. */
export function bindOcto(context: ApplicationContext): void {
  const { db, config, sealer } = context;
  const { currency, publicUrl } = config;
  const lock = capacity.eventLockOf(context);
  const deps = { db, currency, publicUrl, sealer, lock };
  bindCatalogue(context.bind, deps);
  bindBookings(context.bind, deps);
}

type Deps = OctoDeps & { readonly publicUrl: string };

/** Who asks, for what: the reply says which of the capabilities that were asked for were used. */
async function asking(deps: Deps, call: OctoCall) {
  const capabilities = capabilitiesIn(String(call.request.headers['octo-capabilities'] ?? ''));
  void call.reply.header('octo-capabilities', capabilities.join(', '));
  return { reseller: await askingReseller(deps, callerOf(call)), capabilities };
}

function bindCatalogue(bind: Bind, deps: Deps): void {
  const { db, publicUrl } = deps;

  bind(routes.listOctoCapabilities, async (call) => {
    await asking(deps, call);
    return octoCapabilities.map((id) => ({ id, revision: 1, required: false, dependencies: [], docs: null }));
  });

  bind(routes.getOctoSupplier, async (call) => {
    await asking(deps, call);
    const { id, name, url } = v1.presentOrganization(await keys.ownKey(db, callerOf(call)), publicUrl);
    const contact = { website: url, email: null, telephone: null, address: null };
    return { id, name, endpoint: `${publicUrl}/octo`, contact };
  });

  bind(routes.listOctoProducts, async (call) => {
    const { reseller, capabilities } = await asking(deps, call);
    return catalogueOf(deps, reseller, { capabilities });
  });

  bind(routes.getOctoProduct, async (call) => {
    const { reseller, capabilities } = await asking(deps, call);
    const { productId } = call.params;
    const [product] = await catalogueOf(deps, reseller, { capabilities, productId });
    return product ?? refuseUnknown('INVALID_PRODUCT_ID', productId);
  });

  bind(routes.checkOctoAvailability, async (call) => {
    const { reseller, capabilities } = await asking(deps, call);
    const { localDateStart, localDateEnd, availabilityIds: ids, ...asked } = call.body;
    const days = localDateStart && localDateEnd && stretchOf(localDateStart, localDateEnd);
    if ((ids === undefined) === (days === undefined) || (days === undefined && (localDateStart ?? localDateEnd)))
      throw new AppError('bad_request', { message: 'Ask for days, or for availabilityIds.' });
    return availabilityOf(deps, reseller, { ...asked, ...days, ...(ids && { ids }), capabilities });
  });

  bind(routes.readOctoCalendar, async (call) => {
    const { reseller, capabilities } = await asking(deps, call);
    const { localDateStart, localDateEnd, ...asked } = call.body;
    const days = stretchOf(localDateStart, localDateEnd);
    return presentCalendar(await availabilityOf(deps, reseller, { ...asked, ...days, capabilities }));
  });
}

function bindBookings(bind: Bind, deps: Deps): void {
  /** The reservation of a uuid, as it is now. */
  const shown = async (call: OctoCall, uuid: string) => {
    const { reseller, capabilities } = await asking(deps, call);
    return bookingOf(deps, reseller, { uuid, capabilities });
  };

  bind(routes.reserveByOcto, async (call) => {
    const { reseller } = await asking(deps, call);
    const { optionId, availabilityId, unitItems = [], expirationMinutes: minutes, ...asked } = call.body;
    requireOption(optionId);
    const wanted = { ...asked, availabilityId: availabilityId ?? '', unitItems, minutes };
    return shown(call, await reserve(deps, reseller, wanted));
  });

  bind(routes.extendOctoBooking, async (call) => {
    const { reseller } = await asking(deps, call);
    const { uuid } = call.params;
    await change(deps, reseller, uuid, { minutes: call.body.expirationMinutes ?? reservationMinutes });
    return shown(call, uuid);
  });

  bind(routes.confirmOctoBooking, async (call) => {
    const { reseller } = await asking(deps, call);
    await confirm(deps, reseller, call.params.uuid, call.body);
    return shown(call, call.params.uuid);
  });

  bind(routes.changeOctoBooking, async (call) => {
    const { reseller } = await asking(deps, call);
    const { expirationMinutes: minutes, ...changed } = call.body;
    await change(deps, reseller, call.params.uuid, { ...changed, minutes });
    return shown(call, call.params.uuid);
  });

  bind(routes.cancelOctoBooking, async (call) => {
    const { reseller } = await asking(deps, call);
    await cancel(deps, reseller, { ...call.params, reason: call.body?.reason ?? null });
    return shown(call, call.params.uuid);
  });

  bind(routes.getOctoBooking, (call) => shown(call, call.params.uuid));

  bind(routes.listOctoBookings, async (call) => {
    const { reseller, capabilities } = await asking(deps, call);
    const { resellerReference, supplierReference } = call.query;
    if (resellerReference === undefined && supplierReference === undefined)
      throw new AppError('bad_request', { message: 'Ask for a resellerReference or a supplierReference.' });
    return bookingsWith(deps, reseller, { ...call.query, capabilities });
  });
}

function requireOption(optionId: string): void {
  if (optionId !== octoOption) refuseUnknown('INVALID_OPTION_ID', optionId);
}

/** @throws AppError for days in the wrong order, or too many */
function stretchOf(from: CalendarDay, to: CalendarDay): { readonly from: CalendarDay; readonly to: CalendarDay } {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw new AppError('bad_request', { message: 'localDateEnd is before localDateStart.' });
  if (days > maxAvailabilityDays) refuse(`Ask for at most ${maxAvailabilityDays} days.`);
  return { from, to };
}
