import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from './fixtures.ts';

export interface Rules {
  readonly type: 'tag' | 'rule';
  readonly values: string[];
}

interface Examined {
  /** By default those that axe runs by itself. */
  readonly rules?: Rules;
  /** The selector of a part of the page. */
  readonly part?: string;
}

/** The violations of axe: rule, element and reason, in a line each. */
export async function violationsOn(page: Page, { rules, part }: Examined = {}): Promise<string[]> {
  // In a page that is kept, it is there already.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: 'null' } : { page })
    // To name and send every element that is right, too, took half of the time.
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
    // Without iframes, which the policy forbids, axe's faster legacy mode gives the same result.
    .setLegacyMode();
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
