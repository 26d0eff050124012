import { onTestFinished } from 'vitest';
import { preparedDataFolder } from './prepared-data.ts';
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

type Environment = Readonly<Record<string, string>>;

/** The product on a prepared data folder of its own; stopped and removed after the test. */
export async function start(environment: Environment = {}): Promise<StartedProduct> {
  const kind = environment.DEMO === 'on' ? 'demonstration' : 'empty';
  const { folder, remove } = await preparedDataFolder(kind);
  onTestFinished(remove);
  return startOn(folder, environment);
}

/** The same on a data folder that does not exist yet. */
export async function startFirst(environment: Environment = {}): Promise<StartedProduct> {
  const { folder, remove } = await temporaryDataFolder();
  onTestFinished(remove);
  return startOn(folder, environment);
}

/** The same on a data folder of another start. */
export async function startOn(
  folder: string,
  environment: Environment = {},
): Promise<StartedProduct> {
  const port = await freePort();
  const product = startProduct({
    DATA_DIR: folder,
    PORT: String(port),
    DEMO: 'off',
    ...environment,
  });
  onTestFinished(async () => {
    product.child.kill('SIGKILL');
    await product.ended;
  });
  return { ...product, folder, port };
}

/** Stops it with SIGTERM; returns how it ended. */
export async function stop({ child, ended }: ProductProcess) {
  child.kill('SIGTERM');
  return { code: await ended };
}
