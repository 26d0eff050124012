import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { ApiKey } from '#features/operations/api-keys/domain/api-key.ts';
import { list } from '#features/operations/api-keys/domain/endpoints.ts';
import { SecretDialog } from '#features/operations/api-keys/web/shared/SecretDialog.tsx';
import { ProjectSources } from '#features/portfolio/projects/web/shared/ProjectSources.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { CreateKeyDialog } from './CreateKeyDialog.tsx';
import { KeyRow } from './KeyRow.tsx';
import { RevokeKeyDialog } from './RevokeKeyDialog.tsx';

interface KeysProps {
  readonly onCreate: () => void;
  readonly onRevoke: (key: ApiKey) => void;
}

function Keys({ onCreate, onRevoke }: KeysProps) {
  const { data, error, refetch } = useQuery(queryOptionsOf(list));
  const walk = useListKeys<HTMLUListElement>();
  if (error) {
    return (
      <ErrorState
        title="The API keys could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading what="API keys">
        <TableSkeleton rows={4} />
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No API keys" action={<Button onPress={onCreate}>New API key</Button>}>
        Programs call Outrider with an API key.
      </EmptyState>
    );
  }
  return (
    <ul
      ref={walk}
      aria-label="API keys"
      className="divide-y divide-line rounded-card border border-line bg-raised"
    >
      {data.map((key) => (
        <KeyRow key={key.id} apiKey={key} onRevoke={() => onRevoke(key)} />
      ))}
    </ul>
  );
}

/** The keys with which programs call Outrider. */
export function KeysScreen() {
  const [isCreating, setIsCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const { isPending } = useQuery(queryOptionsOf(list));
  return (
    <>
      <PageHeader
        title="API keys"
        lead="A key acts for its corporation, with its scopes only."
        actions={
          <Button variant="primary" onPress={() => setIsCreating(true)}>
            New API key
          </Button>
        }
      />
      <div className="mt-6">
        <Keys onCreate={() => setIsCreating(true)} onRevoke={setRevoking} />
      </div>
      {/* Only where it stays: nobody knows how many keys will stand above it. */}
      <section
        aria-labelledby="connected-systems"
        className={clsx('mt-10', isPending && 'invisible')}
      >
        <h2 id="connected-systems" className="text-reading font-semibold tracking-[-0.01em]">
          Projects of other systems
        </h2>
        <p className="mt-1 mb-3 text-ink-2">
          A field is maintained in the other system or in Outrider, never in both.
        </p>
        <ProjectSources />
      </section>
      {isCreating && (
        <CreateKeyDialog
          onCreated={(made) => {
            setIsCreating(false);
            setSecret(made);
          }}
          onClose={() => setIsCreating(false)}
        />
      )}
      {secret !== null && (
        <SecretDialog
          title="API key created"
          lead="Send it as a bearer token in the header Authorization."
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
      {revoking && <RevokeKeyDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}
