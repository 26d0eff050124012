import { findChromium } from '#scripts/chromium.js';

/** The browser for measurements. @throws with instructions to install one */
export async function chromiumPath(): Promise<string> {
  const found = await findChromium(process.env.CHROMIUM_PATH);
  if ('problem' in found) throw new Error(found.problem);
  return found.path;
}
