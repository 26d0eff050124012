import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import type { SettingsForm } from './use-settings-form.ts';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a corporation's settings. */
export function SettingsSection({ id, title, lead, actions, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-8">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="text-section font-semibold">
            {title}
          </h2>
          {lead && <p className="mt-1 max-w-[68ch] text-ink-2">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}

interface FooterProps {
  readonly form: SettingsForm;
  readonly save: string;
  /** What saving does beside storing. */
  readonly children?: ReactNode;
}

/** Save and discard, why it was refused, and what to do when somebody else was faster. */
export function SettingsFooter({ form, save, children }: FooterProps) {
  const { isDirty, isBusy, problem, isConflict, submit, discard, keepOwn } = form;
  return (
    <div className="mt-5 space-y-3">
      {isConflict && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-warn-soft px-4 py-3 text-warn-ink"
        >
          <p className="min-w-0 flex-1 basis-64">
            Someone else changed this while you were editing.
          </p>
          <Button onPress={discard}>Use their version</Button>
          <Button onPress={keepOwn}>Keep mine</Button>
        </div>
      )}
      {children}
      <ErrorText>{problem}</ErrorText>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          isDisabled={!isDirty || isBusy || isConflict}
          onPress={() => void submit()}
        >
          {save}
        </Button>
        {isDirty && !isBusy && (
          <Button variant="quiet" onPress={discard}>
            Discard changes
          </Button>
        )}
      </div>
    </div>
  );
}
