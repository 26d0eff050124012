import { onTestFinished } from 'vitest';
import {
  freePort,
  startProduct,
  temporaryDataFolder,
  type ProductProcess,
} from './product-process.ts';

export interface StartedProduct extends ProductProcess {
  readonly folder: string;
  readonly port: number;
}

/** The product on a data folder of its own; stopped and removed after the test. */
export async function start(environment: Record<string, string> = {}): Promise<StartedProduct> {
  const { folder, remove } = await temporaryDataFolder();
  onTestFinished(remove);
  const port = await freePort();
  const product = startProduct({
    ...{ DATA_DIR: folder, PORT: String(port), DEMO: 'off' },
    ...environment,
  });
  onTestFinished(async () => {
    product.child.kill('SIGKILL');
    await product.ended;
  });
  return { ...product, folder, port };
}

/** Stops it with SIGTERM; returns how it ended and after how long. */
export async function stop({ child, ended }: ProductProcess) {
  const started = performance.now();
  child.kill('SIGTERM');
  return { code: await ended, ms: performance.now() - started };
}
