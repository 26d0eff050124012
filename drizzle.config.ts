import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./core/server/tables/*.ts', './features/*/*/server/*tables.ts'],
  out: './core/server/migrations',
});
