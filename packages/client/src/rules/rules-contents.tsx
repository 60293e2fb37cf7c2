import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { isForBrowser } from '@bothy/board-kit/ui/page/router.ts'
import { plainInline, type Section } from './markdown.ts'

/** In rem, below the search box, which stays at the top and grows with the letters: a section whose heading has reached this line is being read. */
const READING_LINE = 7.5

/** At the end of the page the last section, wherever its heading is. */
function sectionInSight(ids: readonly string[]): string | null {
  const there = ids.flatMap((id) => document.getElementById(id) ?? [])
  const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
  if (isAtEnd) return there.at(-1)?.id ?? null
  const line = READING_LINE * parseFloat(getComputedStyle(document.documentElement).fontSize)
  return there.findLast((section) => section.getBoundingClientRect().top <= line)?.id ?? there.at(0)?.id ?? null
}

function useSectionInSight(sections: readonly Section[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const ids = sections.map(({ id }) => id)
    let frame = 0
    const look = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent(sectionInSight(ids)))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [sections])
  return current
}

/** Same limit as `--from-xl`, where the contents stand beside the text. */
const BESIDE = '(width >= 64rem)'

/** Above the text the list is folded, so that the rules begin on the first screen. */
function useFold(): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => matchMedia(BESIDE).matches)
  useEffect(() => {
    const room = matchMedia(BESIDE)
    const look = (): void => setOpen(room.matches)
    room.addEventListener('change', look)
    return () => room.removeEventListener('change', look)
  }, [])
  return [isOpen, setOpen]
}

export function RulesContents({
  sections,
  found,
  onGo,
}: {
  readonly sections: readonly Section[]
  readonly found: ReadonlyMap<string, number> | null
  readonly onGo: (section: string) => void
}): JSX.Element {
  const list = useRef<HTMLElement>(null)
  const current = useSectionInSight(sections)
  const [isOpen, setOpen] = useFold()
  useEffect(() => {
    const [box, link] = [list.current, list.current?.querySelector('[aria-current]')]
    if (box === null || !(link instanceof HTMLElement)) return
    const [outer, inner] = [box.getBoundingClientRect(), link.getBoundingClientRect()]
    if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
    // `scrollIntoView` would scroll the page as well as the list.
    box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
  }, [current])
  return (
    <nav class="rules-contents" aria-label={t.value.rules.contents} ref={list}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t.value.rules.contents}</summary>
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                aria-current={section.id === current ? 'location' : undefined}
                onClick={(event) => {
                  if (isForBrowser(event)) return
                  event.preventDefault()
                  setOpen(matchMedia(BESIDE).matches)
                  onGo(section.id)
                }}
              >
                {plainInline(section.title)}
                <Found count={found?.get(section.id) ?? 0} />
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

function Found({ count }: { readonly count: number }): JSX.Element | null {
  if (count === 0) return null
  return (
    <>
      {' '}
      <mark class="rules-hits">
        <span aria-hidden="true">{count}</span>
        <span class="visually-hidden">{t.value.rules.found(count)}</span>
      </mark>
    </>
  )
}
