import type { ComponentChildren, JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { BOTHY_SETT, CrestLogo, Tartan } from '../art/index.ts'
import { t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'
import { Popover } from '../ui/popover.tsx'
import { paths } from '../ui/router.ts'
import { SettingsMenu } from './settings-menu.tsx'

/** The head of every page. `children` stand between the name and the menu: what a table says of itself. */
export function Header({ children }: { readonly children?: ComponentChildren }): JSX.Element {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const words = t.value.nav
  return (
    <header class="head">
      <div class="head-line">
        <a class="head-name" href={paths.home} aria-label={words.home}>
          <CrestLogo size={30} />
          <span>Bothy</span>
        </a>
        <div class="head-middle">{children}</div>
        <nav class="head-nav" aria-label={words.main}>
          <a class="button quiet head-about" href={paths.about}>
            {words.about}
          </a>
          <button
            ref={button}
            type="button"
            class="button quiet icon"
            aria-label={words.settings}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Icon name="gear" size={22} />
          </button>
        </nav>
      </div>
      <div class="head-edge">
        <Tartan sett={BOTHY_SETT} scale={0.5} />
      </div>
      {open && button.current !== null && (
        <Popover anchor={button.current} label={t.value.settings.title} focus onClose={() => setOpen(false)}>
          <SettingsMenu />
        </Popover>
      )}
    </header>
  )
}
