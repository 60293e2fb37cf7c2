import type { ComponentChildren, JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { BOTHY_SETT, CrestLogo, Tartan } from '../art/index.ts'
import type { HeadProps } from '../table/head.ts'
import { me } from '../net/api.ts'
import { t } from '../ui/i18n.ts'
import { Icon, type IconName } from '../ui/icons.tsx'
import { Popover } from '../ui/popover.tsx'
import { paths } from '../ui/router.ts'
import { SettingsMenu } from './settings-menu.tsx'

/** The head of every page: the name, what a table says of itself, its buttons, the settings. On a low screen one button. */
export function Header({ title, children, tools, layout }: HeadProps): JSX.Element {
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
          {tools ?? (
            <>
              <a class="button quiet head-about" href={paths.about}>
                {words.about}
              </a>
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

/** The way to one's account, by its name; there is nothing to say until the server has answered. */
function AccountLink(): JSX.Element | null {
  const who = me.value
  if (who === null) return null
  return (
    <a
      class="button quiet head-account"
      href={who.guest ? paths.signIn : paths.account}
      aria-label={who.guest ? undefined : `${t.value.nav.account} ${who.name}`}
    >
      {who.guest ? t.value.nav.signIn : who.name}
    </a>
  )
}

function Menu({
  icon,
  label,
  children,
}: {
  readonly icon: IconName
  readonly label: string
  readonly children: ComponentChildren
}): JSX.Element {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        class="button quiet icon"
        aria-label={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name={icon} size={22} />
      </button>
      {open && button.current !== null && (
        <Popover anchor={button.current} label={t.value.settings.title} focus onClose={() => setOpen(false)}>
          <div
            onClick={(event) =>
              event.target instanceof Element && event.target.closest('.head-tool') !== null && setOpen(false)
            }
          >
            {children}
          </div>
        </Popover>
      )}
    </>
  )
}
