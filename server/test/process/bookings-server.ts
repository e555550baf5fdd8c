import { checkoutSettings, type CheckoutServerSettings } from './checkout-server';
import { bundleProgram, startServer, type ServerProcess } from './server-process';

const program = 'serve-bookings';

/** Builds the program that `startBookingsServer` starts. Call it once, before a file's tests. */
export const bundleBookingsServer = (): Promise<void> => bundleProgram(program);

/** Starts a server with everything that people do about bookings, check-in and the waitlist too; it may fail to start. */
export function startBookingsServer(settings: CheckoutServerSettings): Promise<ServerProcess> {
  return startServer(checkoutSettings(settings), program);
}
