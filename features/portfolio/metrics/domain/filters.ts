import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { text, Uuid } from '#core/domain/schemas.ts';
import { filterNames, userTypes } from './filter-names.ts';
import { metricsLimits } from './limits.ts';

const problem = 'Some of these values cannot be filtered by.';

/** One value, or the parameter repeated. */
const several = <Item extends z.ZodMiniType<string, string>>(item: Item) =>
  z.optional(
    z.pipe(
      z.union([item, z.array(item).check(z.maxLength(metricsLimits.filterValuesMost))], problem),
      z.transform((value) => [value].flat()),
    ),
  );

/** Each takes several values; those named in `except` leave theirs out instead. */
export const filterQuery = {
  corporation: several(Uuid),
  opportunity: several(Uuid),
  /** By name: corporations that scout in the same season share one. */
  cycle: several(text(limits.nameCharacters)),
  /** Of use alone: the work is not of one type of user. */
  userType: several(z.enum(userTypes)),
  except: several(z.enum(filterNames)),
};
