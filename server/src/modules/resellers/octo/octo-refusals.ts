import { AppError } from '../../../errors/app-error';

/** What the standard calls an id that isn't known, and where its answer has it. */
const unknown = {
  INVALID_PRODUCT_ID: { key: 'productId', message: 'We don’t have this product, or it isn’t yours to sell.' },
  INVALID_OPTION_ID: { key: 'optionId', message: 'Each product has one option, DEFAULT.' },
  INVALID_UNIT_ID: { key: 'unitId', message: 'This product doesn’t have this unit.' },
  INVALID_AVAILABILITY_ID: {
    key: 'availabilityId',
    message: 'This date was moved or removed. Ask for availability again.',
  },
  INVALID_BOOKING_UUID: { key: 'uuid', message: 'You have no booking with this uuid.' },
} as const;

/** @throws AppError bad_request, in the standard's words */
export function refuseUnknown(error: keyof typeof unknown, id: string): never {
  const { key, message } = unknown[error];
  throw new AppError('bad_request', { message, details: { error, [key]: id } });
}

/** What's understood, and can't be done. @throws AppError bad_request, in the standard's words */
export function refuse(message: string): never {
  throw new AppError('bad_request', { message, details: { error: 'UNPROCESSABLE_ENTITY' } });
}
