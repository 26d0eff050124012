import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { Section } from '#core/web/feature.ts';
import { useFeatures } from '#core/web/features-context.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { sectionIcons } from './section-icons.ts';
import { useBreadcrumb } from './use-breadcrumb.ts';
import { useSections } from './use-sections.ts';

const slot =
  'flex h-full flex-1 cursor-pointer flex-col items-center justify-center gap-0.5 text-meta font-medium text-ink-3';

function Slot({ section: { to, label, icon } }: { readonly section: Section }) {
  const Icon = sectionIcons[icon];
  const isWithin = useBreadcrumb().parent?.to === to;
  return (
    <Link
      to={to}
      className={clsx(slot, isWithin && 'text-accent-ink!')}
      aria-current={isWithin ? 'true' : undefined}
      activeProps={{ className: 'text-accent-ink!' }}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      {label}
    </Link>
  );
}

/** On a small screen: four sections, and the rest under the fifth entry. */
export function BottomBar() {
  const sections = useSections();
  const features = useFeatures();
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-20 flex h-14 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {sections
        .filter(({ group }) => group === 'work')
        .map((section) => (
          <Slot key={section.to} section={section} />
        ))}
      <DialogTrigger>
        <Button className={slot}>
          <Ellipsis aria-hidden className="size-5" strokeWidth={1.75} />
          More
        </Button>
        <ModalOverlay isDismissable className="fixed inset-0 z-40 flex items-end bg-scrim">
          <Modal className="floating max-h-[85dvh] w-full overflow-y-auto rounded-t-dialog p-4 pb-8">
            <Dialog aria-label="More" className="outline-none">
              {({ close }) => (
                <>
                  <PersonMenu look="row" />
                  <Suspense>
                    {sections.map(
                      ({ to, below: Below }) =>
                        Below && <Below key={to} isCollapsed={false} onGo={close} />,
                    )}
                    {features.map(
                      ({ sidebar: Part }, index) =>
                        Part && <Part key={index} isCollapsed={false} onGo={close} />,
                    )}
                  </Suspense>
                  <ul className="mt-3 grid grid-cols-2 gap-2">
                    {sections
                      .filter(({ group }) => group !== 'work')
                      .map(({ to, label, icon }) => {
                        const Icon = sectionIcons[icon];
                        return (
                          <li key={to}>
                            <Link
                              to={to}
                              onClick={close}
                              className="flex h-11 items-center gap-2.5 rounded-control border border-line px-3 font-medium text-ink-2"
                            >
                              <Icon aria-hidden className="size-4" strokeWidth={1.75} />
                              {label}
                            </Link>
                          </li>
                        );
                      })}
                  </ul>
                </>
              )}
            </Dialog>
          </Modal>
        </ModalOverlay>
      </DialogTrigger>
    </nav>
  );
}
