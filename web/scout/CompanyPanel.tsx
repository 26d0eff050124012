import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { get } from '#domain/companies/endpoints.ts';
import type { CompanyRef } from '#domain/companies/company.ts';
import type { CompanyHit } from '#domain/search/search.ts';
import { CompanyGlance } from '#web/pieces/company/CompanyGlance.tsx';
import { CompanyActs } from '#web/pieces/collections/CompanyActs.tsx';
import { CompanyLink } from '#web/pieces/company/CompanyLink.tsx';
import { ask } from '#web/transport/ask.ts';
import { Problem } from '#web/transport/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { useKeys } from '#web/ui/keys.ts';
import { SidePanel } from '#web/ui/SidePanel.tsx';
import { EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import { refIn, refText } from './refs.ts';

/** So many companies before the last that is loaded, more are asked for. */
const ahead = 5;

const Gone = () => (
  <EmptyState title="This company does not exist">
    Its record may have been taken out of the directory.
  </EmptyState>
);

function Opened({ company }: { readonly company: CompanyRef }) {
  const { data, error, refetch } = useQuery(ask(get, { params: company }));
  if (data) {
    return (
      <CompanyGlance
        company={data}
        acts={<CompanyActs company={{ ...company, name: data.name }} />}
      />
    );
  }
  if (error instanceof Problem && (error.status === 404 || error.status === 400)) return <Gone />;
  if (error) {
    return (
      <ErrorState
        title="The company could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Loading what="the company">
      <div className="space-y-4">
        <div className="skeleton h-10 w-3/4" />
        <div className="skeleton h-16" />
        <div className="skeleton h-40" />
      </div>
    </Loading>
  );
}

interface Props {
  /** As it stands in the address. */
  readonly open: string;
  readonly rows: readonly CompanyHit[];
  readonly onOpen: (company: string | undefined) => void;
  /** The end of the rows is near. */
  readonly onNearEnd: () => void;
}

/** One company beside the list. `j` and `k` go to the next and the previous one. */
export function CompanyPanel({ open, rows, onOpen, onNearEnd }: Props) {
  const company = refIn(open);
  const place = rows.findIndex(({ ref }) => refText(ref) === open);
  const at = (index: number) => {
    const hit = place === -1 ? undefined : rows[index];
    return hit && (() => onOpen(refText(hit.ref)));
  };
  const previous = at(place - 1);
  const next = at(place + 1);
  const isNearEnd = place !== -1 && place >= rows.length - ahead;
  const tellNearEnd = useEffectEvent(onNearEnd);
  useEffect(() => {
    if (isNearEnd) tellNearEnd();
  }, [isNearEnd, rows.length]);
  useKeys({ j: () => next?.(), k: () => previous?.() });
  return (
    <SidePanel
      label="Company"
      onClose={() => onOpen(undefined)}
      actions={
        <>
          <Button
            variant="quiet"
            size="icon"
            aria-label="Previous company"
            isDisabled={!previous}
            onPress={() => previous?.()}
          >
            <ChevronUp aria-hidden className="size-4" />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label="Next company"
            isDisabled={!next}
            onPress={() => next?.()}
          >
            <ChevronDown aria-hidden className="size-4" />
          </Button>
          {company && (
            <CompanyLink company={company} className={`ml-auto ${buttonLook('quiet', 'small')}`}>
              Open page
            </CompanyLink>
          )}
        </>
      }
    >
      {company ? <Opened key={open} company={company} /> : <Gone />}
    </SidePanel>
  );
}
