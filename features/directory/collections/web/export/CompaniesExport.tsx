import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { blacklistedCompanies } from '#features/directory/collections/domain/lists.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { CompanyCard, CompanyRef } from '#features/directory/companies/domain/company.ts';
import { exportOfCollection } from '#features/directory/collections/domain/export.ts';
import { exportLimits } from '#features/people/exports/domain/limits.ts';
import { useTableExport } from '#features/people/exports/web/shared/use-table-export.ts';
import { chosenColumns } from '#core/domain/exporting/sheet-columns.ts';
import { pluralize, formatNumber } from '#core/domain/format.ts';
import { ExportMenu } from '#core/web/views/ExportMenu.tsx';
import { companySheet } from '#features/directory/collections/domain/company-sheet.ts';
import { useNotes } from '#features/directory/collections/web/notes/use-notes.ts';
import { getCompanyLoader } from '#features/directory/collections/web/shared/company-loader.ts';

/** Loads all companies of some references; resolves once the last is there. */
function readCompanies(
  client: QueryClient,
  refs: readonly CompanyRef[],
): Promise<readonly CompanyCard[]> {
  const loader = getCompanyLoader(client);
  return new Promise((resolve, reject) => {
    const look = (): boolean => {
      const loaded = loader.snapshot();
      const failure = refs.map(loaded.failureOf).find((one) => one !== undefined);
      if (failure) reject(failure);
      else if (refs.some((ref) => loaded.get(ref) === undefined)) return false;
      else resolve(refs.flatMap((ref) => loaded.get(ref) ?? []));
      return true;
    };
    const stop = loader.subscribe(() => look() && stop());
    loader.wantAgain(refs, undefined);
  });
}

interface Props {
  readonly collection: Collection;
  /** The companies to export. */
  readonly companies: readonly CompanyCard[];
  /** Whether to offer the blacklist and printing too. */
  readonly isWhole?: boolean;
  /** Some are not loaded yet. */
  readonly isPending?: boolean;
}

/** Exports or prints the companies of a collection, with all their data or the columns one chose. */
export function CompaniesExport({
  collection,
  companies,
  isWhole = false,
  isPending = false,
}: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notes = useNotes(collection.id);
  const [isWithBlacklist, setIsWithBlacklist] = useState(false);
  const isLong = isWhole && companies.length >= exportLimits.longListRows;
  const { start, choosing } = useTableExport(exportOfCollection, { id: collection.id });
  const columns = chosenColumns(companySheet(collection, notes), choosing.keys);
  const blacklisted = blacklistedCompanies(collection);
  const withBlacklist = isWhole && isWithBlacklist ? blacklisted : [];
  return (
    <ExportMenu
      label="Export"
      isDisabled={isPending}
      lead={pluralize(companies.length + withBlacklist.length, 'company', 'companies')}
      columns={[{ exported: columns }]}
      choosing={choosing}
      what={collection.name}
      {...(isLong && { prepare: start })}
      collect={async () => [...companies, ...(await readCompanies(client, withBlacklist))]}
      {...(isWhole && {
        other: {
          label: 'Printable page',
          run: () => void navigate({ to: '/collection/$id/print', params: { id: collection.id } }),
        },
      })}
      {...(isWhole &&
        blacklisted.length > 0 && {
          option: {
            label: `With the blacklist (${formatNumber(blacklisted.length)})`,
            isOn: isWithBlacklist,
            onToggle: setIsWithBlacklist,
          },
        })}
    />
  );
}
