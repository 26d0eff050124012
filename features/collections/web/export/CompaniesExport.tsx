import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { blacklistedCompanies } from '#features/collections/domain/lists.ts';
import type { Collection } from '#features/collections/domain/collection.ts';
import type { CompanyCard, CompanyRef } from '#features/companies/domain/company.ts';
import { pluralize, formatNumber } from '#core/domain/format.ts';
import { ExportMenu } from '#ui/ExportMenu.tsx';
import { companySheet } from './company-sheet.ts';
import { useNotes } from '#features/collections/web/notes/use-notes.ts';
import { getCompanyLoader } from '#features/collections/web/public/company-loader.ts';

/** All companies that some references name, once the last of them is read. */
function readCompanies(
  client: QueryClient,
  refs: readonly CompanyRef[],
): Promise<readonly CompanyCard[]> {
  const shelf = getCompanyLoader(client);
  return new Promise((resolve, reject) => {
    const look = (): boolean => {
      const loaded = shelf.snapshot();
      const failure = refs.map(loaded.failureOf).find((one) => one !== undefined);
      if (failure) reject(failure);
      else if (refs.some((ref) => loaded.get(ref) === undefined)) return false;
      else resolve(refs.flatMap((ref) => loaded.get(ref) ?? []));
      return true;
    };
    const stop = shelf.subscribe(() => look() && stop());
    shelf.wantAgain(refs, undefined);
  });
}

interface Props {
  readonly collection: Collection;
  /** Those that go into the file. */
  readonly companies: readonly CompanyCard[];
  /** Whether all that belongs to the collection can go along: its blacklist, or on paper. */
  readonly isWhole?: boolean;
  /** Some of them are not read yet. */
  readonly isPending?: boolean;
}

/** Companies of a collection as a file, with all that is known of them here; or on paper. */
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
  const blacklisted = blacklistedCompanies(collection);
  const withBlacklist = isWhole && isWithBlacklist ? blacklisted : [];
  return (
    <ExportMenu
      label="Export"
      isDisabled={isPending}
      lead={pluralize(companies.length + withBlacklist.length, 'company', 'companies')}
      columns={[{ exported: companySheet(collection, notes) }]}
      what={collection.name}
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
