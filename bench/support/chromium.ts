import { findChromium } from '#scripts/chromium.js';

/** The browser for measurements. @throws with instructions to install one */
export async function chromiumPath(): Promise<string> {
  const result = await findChromium(process.env.CHROMIUM_PATH);
  if ('problem' in result) throw new Error(result.problem);
  return result.path;
}
