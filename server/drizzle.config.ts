import { defineConfig } from 'drizzle-kit';

/** Read by `npm run db:generate` only; the server applies migrations itself and never through this tool. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
});
