import type { DemoStep } from '#core/server/demo/fill-context.ts';
import { companyValuesDemo } from './fill-company-values.ts';
import { directoryDemo } from './fill-directory.ts';
import { otherRecordsDemo } from './fill-other-records.ts';

export const companyDemos: readonly DemoStep[] = [
  directoryDemo,
  otherRecordsDemo,
  companyValuesDemo,
];
