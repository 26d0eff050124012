import { useQuery } from '@tanstack/react-query';
import { security } from '#features/people/identity/domain/account-endpoints.ts';
import { EmailSetting } from '#features/people/identity/web/security/EmailSetting.tsx';
import { PasskeySettings } from '#features/people/identity/web/security/PasskeySettings.tsx';
import { PasswordSetting } from '#features/people/identity/web/security/PasswordSetting.tsx';
import { SecondFactorSetting } from '#features/people/identity/web/security/SecondFactorSetting.tsx';
import { SessionList } from '#features/people/identity/web/security/SessionList.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { installation } from '#ui/installation.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { ErrorState, Loading } from '#ui/states.tsx';

/** One's own email address, password, second factor, passkeys and sessions. */
export function SecuritySettings() {
  const { data, error, refetch } = useQuery(queryOptionsOf(security));
  if (error && !data) {
    return (
      <ErrorState
        title="The security settings could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SecuritySkeleton />;
  return (
    <div className="space-y-8">
      <section aria-labelledby="security-sign-in">
        <h2 id="security-sign-in" className="text-reading font-semibold">
          Sign-in
        </h2>
        {installation.hostedIdentity === null ? (
          <div className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
            <EmailSetting account={data} />
            <PasswordSetting account={data} />
            <SecondFactorSetting account={data} />
          </div>
        ) : (
          <p className="mt-2 text-ink-2">
            Your email address and password are kept by the sign-in service of this installation.
          </p>
        )}
      </section>
      {installation.hostedIdentity === null && <PasskeySettings account={data} />}
      <SessionList sessions={data.sessions} />
    </div>
  );
}

function SecuritySkeleton() {
  return (
    <Loading what="security settings">
      {[3, 1, 2].map((rows, index) => (
        <div key={index} className="mb-8">
          <div className="skeleton h-5 w-24" />
          <div className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
            <SkeletonRepeat
              count={rows}
              className="flex h-[72px] flex-col justify-center gap-2 px-4"
            >
              <div className="skeleton h-4 w-1/4" />
              <div className="skeleton h-4 w-1/2" />
            </SkeletonRepeat>
          </div>
        </div>
      ))}
    </Loading>
  );
}
