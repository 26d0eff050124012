import { allCorporations } from '#core/domain/identity/corporation.ts';
import type { ApiKey } from '#features/operations/api-keys/domain/api-key.ts';
import { scopeLabels } from '#features/operations/api-keys/domain/scope-labels.ts';
import { Button } from '#ui/Button.tsx';
import { DateText, RelativeTime } from '#ui/dates.tsx';
import { Pill, TagList } from '#ui/Tag.tsx';

const soonMs = 14 * 24 * 60 * 60 * 1000;

function Expiry({ at }: { readonly at: string | null }) {
  if (at === null) return <>No expiry</>;
  const left = Date.parse(at) - Date.now();
  if (left <= 0) return <Pill tone="bad">Expired</Pill>;
  if (left > soonMs) {
    return (
      <>
        Expires <DateText at={at} />
      </>
    );
  }
  return (
    <Pill tone="warn">
      Expires <RelativeTime at={at} />
    </Pill>
  );
}

interface Props {
  readonly apiKey: ApiKey;
  readonly onRevoke: () => void;
}

/** An API key with what it may do, and when it was last used. */
export function KeyRow({ apiKey, onRevoke }: Props) {
  const { name, start, corporation, scopes, expiresAt, lastUsedAt, createdBy, createdAt } = apiKey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 truncate font-medium">{name}</span>
          <code className="text-small text-ink-3">{start}…</code>
        </p>
        <p className="truncate text-control text-ink-3">
          {corporation?.name ?? allCorporations.name} · {createdBy}, <DateText at={createdAt} />
        </p>
        <TagList tags={scopes.map((scope) => scopeLabels[scope])} className="mt-1.5" />
      </div>
      <div className="text-control text-ink-2 sm:w-44 sm:text-right">
        <p>
          <Expiry at={expiresAt} />
        </p>
        <p className="text-ink-3">
          {lastUsedAt === null ? (
            'Never used'
          ) : (
            <>
              Last used <RelativeTime at={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <Button data-walk aria-label={`Revoke ${name}`} onPress={onRevoke}>
        Revoke…
      </Button>
    </li>
  );
}
