import { clsx } from 'clsx';
import { useNavigate } from '@tanstack/react-router';
import { Check, LogOut, Monitor, Moon, Settings, Sun, UserRound } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { linkToSettings } from '#core/domain/identity/links.ts';
import { personName } from '#core/domain/identity/names.ts';
import { themes, type Theme } from '#core/domain/preferences.ts';
import { preferences } from '#core/web/preferences/preference-store.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { setTheme, useTheme } from '#ui/theme.ts';
import { toast } from '#ui/toasts.ts';

const themeLabels: Record<Theme, { label: string; icon: typeof Sun }> = {
  system: { label: 'System', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
};

const item =
  'flex h-8 cursor-pointer items-center gap-2.5 rounded-control px-2 text-control -outline-offset-2 data-[focused]:bg-hover data-[selected]:text-accent-ink';

/** The user menu: profile, settings, theme, sign out. `icon`: the avatar alone. */
export function PersonMenu({ look }: { readonly look: 'row' | 'icon' }) {
  const { user, authUser, systemRoles, signOut, isLoading } = useSession();
  const theme = useTheme();
  const navigate = useNavigate();
  const name = user ? personName(user) : (authUser?.displayName ?? '');
  const about = isLoading ? '' : (systemRoles[0] ?? user?.email ?? '');
  const face = (
    <Avatar
      id={user?.id ?? ''}
      name={name}
      imageUrl={user?.photoUrl ?? authUser?.photoURL}
      shape="person"
    />
  );

  async function leave(): Promise<void> {
    const outcome = await signOut();
    if (outcome !== 'ok') toast(outcome, 'bad');
  }

  return (
    <MenuTrigger>
      <Button
        className={clsx(
          'flex shrink-0 cursor-pointer items-center rounded-control text-left transition-colors hover:bg-hover',
          look === 'icon' ? 'size-10 justify-center' : 'gap-2.5 p-2',
        )}
      >
        {face}
        <span className="sr-only">Account of {look === 'icon' && name}</span>
        {look === 'row' && (
          <span className="min-w-0 flex-1">
            <span className="block truncate text-control leading-4 font-medium">{name}</span>
            <span className="block h-4 truncate text-meta text-ink-3">{about}</span>
          </span>
        )}
      </Button>
      <Popover placement="top start" className="floating w-60 rounded-card p-1">
        <div className="px-2 py-2">
          <p className="truncate font-medium">{name}</p>
          <p className="truncate text-small text-ink-3">{user?.email ?? authUser?.email}</p>
        </div>
        <Menu
          aria-label="Account"
          className="outline-none"
          onAction={(key) => {
            if (key === 'sign-out') void leave();
            if (key === 'settings') void navigate({ to: linkToSettings });
            if (key === 'profile' && user !== null) {
              void navigate({ to: '/profile/$id', params: { id: user.id } });
            }
          }}
        >
          {user !== null && (
            <MenuSection aria-label="Profile">
              <MenuItem id="profile" className={item}>
                <UserRound aria-hidden className="size-4" strokeWidth={1.75} />
                Your profile
              </MenuItem>
              <MenuItem id="settings" className={item}>
                <Settings aria-hidden className="size-4" strokeWidth={1.75} />
                Settings
              </MenuItem>
            </MenuSection>
          )}
          <Separator className="my-1 border-t border-line" />
          <MenuSection
            selectionMode="single"
            selectedKeys={[theme]}
            onSelectionChange={(keys) => {
              const choice = themes.find((candidate) => keys !== 'all' && keys.has(candidate));
              if (!choice) return;
              setTheme(choice);
              preferences.choose({ theme: choice });
            }}
          >
            <Header className="px-2 pt-1.5 pb-1 text-small text-ink-3">Appearance</Header>
            {themes.map((value) => {
              const { label, icon: Icon } = themeLabels[value];
              return (
                <MenuItem key={value} id={value} textValue={label} className={item}>
                  {({ isSelected }) => (
                    <>
                      <Icon aria-hidden className="size-4" strokeWidth={1.75} />
                      <span className="flex-1">{label}</span>
                      {isSelected && <Check aria-hidden className="size-4" />}
                    </>
                  )}
                </MenuItem>
              );
            })}
          </MenuSection>
          <Separator className="my-1 border-t border-line" />
          <MenuItem id="sign-out" className={item}>
            <LogOut aria-hidden className="size-4" strokeWidth={1.75} />
            Sign out
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
