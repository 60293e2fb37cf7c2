import { signal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
// Imported here so that code the home page shares with tables comes with the page, not as files of its own.
import '../games/game-emblem.tsx'
import '../net/hosts.ts'
import '../net/device/levels.ts'
import '@bothy/board-kit/ui/words/clock-words.ts'
import '@bothy/board-kit/ui/controls/fields.tsx'
import '@bothy/board-kit/ui/page/use-fresh.ts'
import '@bothy/board-kit/ui/words/waiting-words.ts'
import { BOTHY_SETT, CrestLogo, Tartan } from '@bothy/board-kit/art/index.ts'
import type { PageHeaderProps } from '../table/frame/page-header.ts'
import { me } from '../net/api.ts'
import { waitingElsewhere } from '../net/my-tables.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon, type IconName } from '@bothy/board-kit/ui/controls/icons.tsx'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import { PopoverButton } from '@bothy/board-kit/ui/controls/popover.tsx'
import { arrivals, backHere, paths } from '@bothy/board-kit/ui/page/router.ts'
import { typedName } from './typed-name.ts'

const SettingsMenu = lazy(async () => (await import('./settings-menu.tsx')).SettingsMenu)

const NextGame = lazy(
  async () => (await import('../table/prompt/next-game.tsx')).loadNextGame(),
  () => null,
)

const Bell = lazy(
  async () => (await import('./news/index.ts')).loadBell(),
  () => null,
)

export function Header({ title, children, tools, layout }: PageHeaderProps): JSX.Element {
  const words = t.value.nav
  if (layout === 'low')
    return (
      <header class="head-corner">
        {title}
        <Menu icon="menu" label={words.menu}>
          <div class="head-menu">
            <a class="button quiet" href={paths.home}>
              <CrestLogo size={22} /> {words.home}
            </a>
            {me.value?.guest === false && <Bell isQuiet />}
            {tools}
          </div>
          <SettingsMenu />
        </Menu>
      </header>
    )
  return (
    <header class="head" data-room={layout}>
      <div class="head-line">
        <a class="head-name" href={paths.home} aria-label={words.home}>
          <CrestLogo size={30} />
          <span>Bothy</span>
        </a>
        {title}
        <div class="head-middle">{children}</div>
        <nav class="head-nav" aria-label={words.main}>
          {me.value?.guest === false && <Bell isQuiet={tools !== undefined} />}
          {tools ?? (
            <>
              {waitingElsewhere.value.length > 0 && <NextGame place="head" />}
              <AccountLink />
            </>
          )}
          <Menu icon="gear" label={words.settings}>
            <SettingsMenu />
          </Menu>
        </nav>
      </div>
      <div class="head-edge">
        <Tartan sett={BOTHY_SETT} scale={0.5} />
      </div>
    </header>
  )
}

function AccountLink(): JSX.Element | null {
  const who = me.value
  if (who === null) return null
  return (
    <a
      class="button quiet head-account"
      href={who.guest ? paths.signIn(backHere()) : paths.account}
      aria-label={who.guest ? undefined : `${t.value.nav.account} ${who.name}`}
    >
      {who.guest ? t.value.nav.signIn : who.name}
    </a>
  )
}

/** Number of the page on which the menu was opened: it stays open when a table brings its own head. */
const openedOn = signal<number | null>(null)

function Menu({
  icon,
  label,
  children,
}: {
  readonly icon: IconName
  readonly label: string
  readonly children: ComponentChildren
}): JSX.Element {
  const open = openedOn.value === arrivals.value
  const setOpen = (opens: boolean): void => {
    openedOn.value = opens ? arrivals.value : null
    typedName.value = null
  }
  return (
    <PopoverButton
      class="button quiet icon"
      name={label}
      face={<Icon name={icon} size={22} />}
      label={t.value.settings.title}
      open={open}
      onOpen={setOpen}
    >
      <div
        onClick={(event) =>
          event.target instanceof Element && event.target.closest('.head-tool') !== null && setOpen(false)
        }
      >
        {children}
      </div>
    </PopoverButton>
  )
}
