import { useNavigate } from '@tanstack/react-router';
import {
  Copy,
  Ellipsis,
  ExternalLink,
  Flag,
  LayoutTemplate,
  Pencil,
  RotateCcw,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { linkToPublicPage } from '#features/cases/corporations/domain/public-page.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';

type Dialog = 'status' | 'template' | 'remove';

const item =
  'flex h-8 cursor-pointer items-center gap-2.5 rounded-control px-2 text-control outline-none data-[focused]:bg-hover';
const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

function More({
  isFinished,
  onOpen,
  onCopy,
}: {
  readonly isFinished: boolean;
  readonly onOpen: (dialog: Dialog) => void;
  readonly onCopy: () => void;
}) {
  return (
    <MenuTrigger>
      <Button aria-label="More actions" className={buttonClasses('plain', 'icon')}>
        <Ellipsis {...icon} />
      </Button>
      <Popover placement="bottom end" className="floating min-w-44 rounded-card p-1">
        <Menu
          aria-label="More actions"
          className="outline-none"
          onAction={(key) => (key === 'copy' ? onCopy() : onOpen(key as Dialog))}
        >
          <MenuItem id="status" className={item}>
            {isFinished ? <RotateCcw {...icon} /> : <Flag {...icon} />}
            {isFinished ? 'Reopen…' : 'Close…'}
          </MenuItem>
          <MenuItem id="copy" className={item}>
            <Copy {...icon} />
            Copy…
          </MenuItem>
          <MenuItem id="template" className={item}>
            <LayoutTemplate {...icon} />
            Save as template…
          </MenuItem>
          <MenuItem id="remove" className={`${item} text-bad-ink`}>
            <Trash2 {...icon} />
            Delete…
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** The actions on an opportunity. Not rendered for users who may perform none. */
export function OpportunityActions({ opportunity }: { readonly opportunity: Opportunity }) {
  const { person } = useSession();
  const { corporations } = useCorporation();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { id, corporationId, publishedAt, status } = opportunity;
  const slug = corporations.find((one) => one.id === corporationId)?.slug;
  const navigate = useNavigate();
  const close = () => setDialog(null);
  return (
    <>
      {publishedAt && slug !== undefined && (
        <a
          href={`${linkToPublicPage(slug)}/${id}`}
          target="_blank"
          rel="noopener"
          className={`${buttonClasses('quiet', 'medium')} max-sm:hidden`}
        >
          View public page
          <ExternalLink aria-hidden className="size-3.5" strokeWidth={1.75} />
        </a>
      )}
      {may(person, 'editOpportunity', opportunity) && (
        <>
          <ButtonLink to="/opportunity/$id/edit" params={{ id }}>
            <Pencil aria-hidden className="size-3.5" strokeWidth={1.75} />
            Edit
          </ButtonLink>
          <More
            isFinished={status === 'FINISHED'}
            onOpen={setDialog}
            onCopy={() => void navigate({ to: '/opportunities/new', search: { copyOf: id } })}
          />
        </>
      )}
      {dialog === 'status' && <StatusDialog opportunity={opportunity} onClose={close} />}
      {dialog === 'template' && <TemplateDialog opportunity={opportunity} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog opportunity={opportunity} onClose={close} />}
    </>
  );
}
