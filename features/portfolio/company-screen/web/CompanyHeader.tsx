import { clsx } from 'clsx';
import { MapPin, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Place } from '#core/web/Place.tsx';
import { useRegisterCurrentCompany } from '#features/directory/collections/web/shared/current-company.ts';
import { CompanyActions } from '#features/directory/collections/web/shared/CompanyActions.tsx';
import { useCollections } from '#features/directory/collections/web/shared/use-collections.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { kindNames, placeOf } from '#features/directory/companies/domain/company-labels.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { CopyLink } from '#ui/CopyLink.tsx';
import { Pill } from '#ui/Tag.tsx';
import { WebLink } from '#ui/WebLink.tsx';
import { EditCompanyDialog } from './edit/EditCompanyDialog.tsx';
import {
  useEditScope,
  type SeenCompany,
} from '#features/directory/companies/web/shared/use-company-values.ts';

declare module '#core/web/places.ts' {
  interface Places {
    /** Beside the website and the place. */
    companyMarks: { readonly companyId: string };
    companyActions: { readonly company: CompanyRef & { readonly name: string } };
  }
}

/** Name, summary line and actions of the company. */
export function CompanyHeader({ seen }: { readonly seen: SeenCompany }) {
  const [isEditing, setIsEditing] = useState(false);
  const mayEdit = useEditScope() !== null;
  const { own, shared, isLoading } = useCollections();
  const isNameComing = isLoading && (own === undefined || shared === undefined);
  const { id, kind, name, oneLiner, url, logoUrl, ...rest } = seen.company;
  const place = placeOf(rest);
  useRegisterCurrentCompany(() => ({ kind, id, name }));
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 flex-1 basis-96 gap-4 max-sm:basis-full">
        <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" size="xl" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h1 className="text-title font-semibold tracking-[-0.02em] text-balance break-words">
              {name}
            </h1>
            <Pill>{kindNames[kind]}</Pill>
          </div>
          {oneLiner && <p className="mt-1 max-w-[68ch] text-reading text-ink-2">{oneLiner}</p>}
          <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-control text-ink-2">
            {url && <WebLink href={url} />}
            {place && (
              <span className="flex min-h-6 items-center gap-1">
                <MapPin aria-hidden className="size-3.5 shrink-0 text-ink-3" strokeWidth={1.75} />
                {place}
              </span>
            )}
            <Place name="companyMarks" told={{ companyId: id }} />
          </p>
        </div>
      </div>
      {/* As wide as with the name of the active collection, and shown with it: nothing moves when it comes. */}
      <div
        className={clsx(
          'flex flex-wrap items-center gap-2 lg:min-w-144 lg:justify-end',
          isNameComing && 'lg:invisible',
        )}
      >
        <CopyLink />
        {mayEdit && (
          <Button onPress={() => setIsEditing(true)}>
            <Pencil aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
            Edit
          </Button>
        )}
        <CompanyActions isMain company={{ kind, id, name }} />
        {/* Comes later than the others, which must not move while they are pressed: they stand at the right
        end of a wide window, and at the left of a narrow one. */}
        <div className="contents lg:*:order-first">
          <Place name="companyActions" told={{ company: { kind, id, name } }} />
        </div>
      </div>
      {isEditing && !seen.isPending && (
        <EditCompanyDialog seen={seen} onClose={() => setIsEditing(false)} />
      )}
    </header>
  );
}
