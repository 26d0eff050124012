import { useQuery, useQueryClient } from '@tanstack/react-query';
import { companyNotices } from '#features/directory/companies/domain/notices.ts';
import type { Company, CompanyRef } from '#features/directory/companies/domain/company.ts';
import type {
  EditableField,
  ProfileField,
} from '#features/directory/companies/domain/company-fields.ts';
import {
  withValues,
  type CompanyEdit,
  type CompanyValues,
  type WrittenValue,
} from '#features/directory/companies/domain/company-values.ts';
import { get } from '#features/directory/companies/domain/endpoints.ts';
import { editOwn, editShared, list } from '#features/directory/companies/domain/value-endpoints.ts';
import { noticeText } from '#core/domain/notices.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { toast } from '#ui/toasts.ts';
import { publishCompanyEdit } from './company-edits.ts';

/** A value that somebody wrote. Own: the viewer's corporation, and nobody else sees it. */
export interface Written extends WrittenValue {
  readonly isOwn: boolean;
}

/** What no record has a column for. */
export type Profile = Required<Pick<CompanyValues, ProfileField>>;

/** A company as the viewer sees it: own values above shared ones above the source's. */
export interface SeenCompany {
  readonly company: Company;
  readonly profile: Profile;
  readonly writtenOf: (field: EditableField) => Written | undefined;
  readonly isPending: boolean;
}

const emptyProfile: Profile = { fundingRounds: [], news: [], people: [], links: [] };

export function useSeenCompany(record: Company): SeenCompany {
  const { kind, id } = record;
  const { data, isPending } = useQuery(queryOptionsOf(list, { params: { kind, id } }));
  const { shared = [], own = [] } = data ?? {};
  const values = new Map<EditableField, Written>([
    ...shared.map((value) => [value.field, { ...value, isOwn: false }] as const),
    ...own.map((value) => [value.field, { ...value, isOwn: true }] as const),
  ]);
  const all = [...values.values()];
  return {
    company: withValues(record, own),
    profile: withValues(emptyProfile, all),
    writtenOf: (field) => values.get(field),
    isPending,
  };
}

/** Whether the viewer edits the shared record, keeps values of their corporation's own, or neither. */
export function useEditScope(): 'shared' | 'own' | null {
  const { person } = useSession();
  if (may(person, 'importRecords')) return 'shared';
  return person.corporationId === null ? null : 'own';
}

/** Sends an edit, and loads the company again wherever it is shown. */
export function useEditCompany({ kind, id }: CompanyRef, name: string) {
  const client = useQueryClient();
  const scope = useEditScope();
  return async (body: CompanyEdit): Promise<void> => {
    const params = { kind, id };
    await call(scope === 'shared' ? editShared : editOwn, { params, body });
    publishCompanyEdit(client, params);
    await Promise.all(
      [queryKeyOf(list, { params }), queryKeyOf(get, { params })].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
    toast(noticeText(companyNotices['company.edited'], { name }));
  };
}
