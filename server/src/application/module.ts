import type { ApplicationContext } from './application-context';

/** One noun of the business, as the application sees it. */
export interface Module {
  /** Its folder under `modules/`. */
  readonly name: string;
  /** Binds its calls and defines its jobs. Nothing runs yet. */
  register(context: ApplicationContext): void;
  /** Prepares what must exist before the first request, such as demo data. Runs after the migrations, and can take seconds. */
  prepare?(context: ApplicationContext): Promise<void>;
}
