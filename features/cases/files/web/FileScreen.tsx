import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { get } from '#features/cases/files/domain/endpoints.ts';
import { AttachmentList } from '#features/cases/files/web/shared/AttachmentList.tsx';
import { fileStorage } from '#features/cases/files/web/storage/page-storage.ts';
import { isGone } from '#core/web/transport/problem.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageSubject } from '#ui/page-title.ts';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';

/**
 * Where the server sends a browser whose link to a file has ended: opens the file with a new link, in
 * place of the old one in the history.
 */
export function FileScreen() {
  const { id } = useParams({ from: '/shell/files/$id' });
  const { data, error, refetch } = useQuery({
    queryKey: queryKeyOf(get, { params: { id } }),
    queryFn: () => fileStorage.metadata(id),
    // The storage retries already (section 9).
    retry: false,
    // A link that was given earlier may be the one that has ended.
    gcTime: 0,
  });
  usePageSubject(data?.name);
  const url = data?.url;
  useEffect(() => {
    if (url !== undefined) window.location.replace(url);
  }, [url]);
  return (
    <div className="w-full px-4 py-6 md:px-8 md:py-7">
      <div className="max-w-[640px]">
        {error && isGone(error) && (
          <EmptyState isPage title="File not found">
            It was removed, or you no longer have access to it.
          </EmptyState>
        )}
        {error && !isGone(error) && (
          <ErrorState
            isPage
            title="The file could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {!error && !data && (
          <Loading what="the file">
            <div className="skeleton h-8 w-2/3" />
            <div className="mt-6 h-10 rounded-control border border-line bg-raised" />
          </Loading>
        )}
        {!error && data && (
          <>
            <PageHeader title={data.name} />
            <div className="mt-6">
              <AttachmentList files={[data]} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
