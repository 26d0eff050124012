import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  additionsByCompany,
  type Addition,
} from '#features/directory/collections/domain/additions.ts';
import type {
  Blacklistings,
  OpenBlacklisting,
} from '#features/directory/collections/domain/blacklistings.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { blacklistings } from '#features/directory/collections/domain/endpoints.ts';
import { blacklistedCompanies } from '#features/directory/collections/domain/lists.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

interface Known {
  /** By company. */
  readonly made: ReadonlyMap<string, Addition>;
  /** What the person may take back, by company. */
  readonly open: ReadonlyMap<string, OpenBlacklisting>;
}

const none: Known = { made: new Map(), open: new Map() };

const select = (answer: Blacklistings): Known => ({
  made: additionsByCompany(answer),
  open: new Map(answer.open.map((one) => [one.companyId, one])),
});

/** Who blacklisted each company, and when; asked for again once the blacklist has become longer. */
export function useBlacklistings(collection: Collection): Known {
  const { id, version } = collection;
  const count = blacklistedCompanies(collection).length;
  const { data, refetch } = useQuery({
    ...queryOptionsOf(blacklistings, { params: { id } }),
    select,
  });
  const isShort = data !== undefined && data.made.size < count;
  useEffect(() => {
    // Nothing is known of older ones and those of a copy: once for each version, not until all are known.
    if (isShort) void refetch();
  }, [isShort, version, refetch]);
  return data ?? none;
}
