import { AttachmentList } from '#features/cases/files/web/shared/AttachmentList.tsx';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';

/** Files of the latest updates, in one place. */
export function ProjectFiles({ project }: { readonly project: ProjectPage }) {
  const files = project.updates.flatMap((update) => update.files);
  if (files.length === 0) return null;
  return (
    <section aria-label="Files" className="border-t border-line pt-5">
      <h2 className="mb-3 text-reading font-semibold">Files</h2>
      <AttachmentList files={files} />
    </section>
  );
}
