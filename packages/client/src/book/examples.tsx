import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Example } from '@bothy/kernel/book'
import type { GameId } from '@bothy/games'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { BoardPicture } from './board-picture.tsx'
import { levels } from './levels.ts'

const GAP_PX = 16

function placeBesideRules(column: HTMLElement): void {
  const isBeside = getComputedStyle(column).position === 'absolute'
  const section = column.closest('section')
  if (section === null) return
  const examples = [...column.children].filter((child) => child instanceof HTMLElement)
  section.style.minHeight = ''
  if (!isBeside) {
    for (const example of examples) example.style.top = ''
    return
  }
  const top = section.getBoundingClientRect().top
  const wanted = examples.map((example) => {
    const rule = section.querySelector(`[data-rule="${CSS.escape(example.dataset['beside'] ?? '')}"]`)
    return rule === null ? 0 : rule.getBoundingClientRect().top - top
  })
  const { tops, end } = levels(
    wanted,
    examples.map((example) => example.offsetHeight),
    GAP_PX,
  )
  examples.forEach((example, i) => (example.style.top = `${tops[i]}px`))
  section.style.minHeight = `${end}px`
}

type ExamplesProps = {
  readonly game: GameId
  readonly examples: readonly Example[]
}

export function Examples({ game, examples }: ExamplesProps): JSX.Element {
  const column = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = column.current
    if (box === null) return
    const place = (): void => placeBesideRules(box)
    const sizes = new ResizeObserver(place)
    for (const child of box.children) sizes.observe(child)
    const section = box.closest('section')
    for (const rule of section?.querySelectorAll('[data-rule]') ?? []) sizes.observe(rule)
    addEventListener('resize', place)
    place()
    return () => {
      sizes.disconnect()
      removeEventListener('resize', place)
    }
  }, [examples])
  return (
    <div class="book-examples" ref={column}>
      {examples.map((example) => (
        <figure key={example.id} class="book-example" data-example={example.id} data-beside={example.rules[0]}>
          <BoardPicture game={game} picture={example} />
          <figcaption>
            {example.caption[language.value]}{' '}
            <span class="book-cited">
              {example.rules.map((rule) => (
                <a key={rule} href={paths.rules(game, rule)}>
                  {rule}
                </a>
              ))}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
