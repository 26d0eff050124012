import type { TestProject } from 'vitest/node';
import { openTestCluster, type TestCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `postgres://…` of the server of this run, without a database name. */
    databaseServer: string;
  }
}

let running: TestCluster | null = null;

/** One real PostgreSQL for the whole run; every test file copies a database of its own from it. */
export async function setup(project: TestProject): Promise<void> {
  running = await openTestCluster();
  project.provide('databaseServer', running.url);
}

export async function teardown(): Promise<void> {
  await running?.close();
  running = null;
}
