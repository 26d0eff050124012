import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';

interface Props {
  readonly lead: string;
  readonly isPublic: boolean;
  /** Where it is on the web; null: it is not there. */
  readonly path: string | null;
  readonly mayPublish: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onPublish: (isPublic: boolean) => void;
  readonly onClose: () => void;
  /** What else there is to its address. */
  readonly children?: ReactNode;
}

/** Shows something on the web, or no more, with its public address. */
export function PublicationDialog(props: Props) {
  const { lead, isPublic, path, mayPublish, isPending, error, onPublish, onClose, children } =
    props;
  return (
    <DialogFrame
      title={isPublic ? 'Public' : 'Publish to the web'}
      lead={lead}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Close
          </Button>
          {mayPublish && (
            <Button
              variant={isPublic ? 'plain' : 'primary'}
              isDisabled={isPending}
              onPress={() => onPublish(!isPublic)}
            >
              {isPublic ? 'Take off the web' : 'Publish to the web'}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-4">
        {path !== null && (
          <a
            href={path}
            target="_blank"
            rel="noreferrer"
            className="inline-block py-0.5 break-all text-accent-ink underline underline-offset-2"
          >
            {`${location.origin}${path}`}
          </a>
        )}
        {children}
        <ErrorText>{error?.message}</ErrorText>
      </div>
    </DialogFrame>
  );
}
