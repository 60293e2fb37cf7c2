import type { JSX } from 'preact'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { type Area, type Obstacle, overlap, shapeBeside, WEIGHTS } from '../../ui/controls/beside.ts'
import { t } from '../../ui/words/i18n.ts'
import { Icon } from '../../ui/controls/icons.tsx'
import { Guard, useTableContext } from '../table-context.tsx'
import { areaOf, readingPlaceFor } from './reading.ts'
import { standsFor } from './use-details.ts'
import './explained-styles.css'

export function Explained(): JSX.Element | null {
  const context = useTableContext()
  const item = context.item.value
  if (item === null || context.props.uiState.toldHere.value.includes(item)) return null
  return <Placed key={item} item={item} />
}

function freeStage(): Area {
  const stage = (document.querySelector('.table-stage') ?? document.querySelector('.table'))?.getBoundingClientRect()
  const drawer = document.querySelector('.table-side.drawer')?.getBoundingClientRect()
  const { left, top, right, bottom } = stage ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  return { left, top, right: Math.min(right, drawer?.left ?? right), bottom }
}

function obstacles(item: Element): readonly Obstacle[] {
  const spots = [...document.querySelectorAll('.table-stage .spot')]
    .filter((spot) => !spot.contains(item) && !item.contains(spot))
    .map((spot) => ({
      area: areaOf(spot),
      weight: spot.matches('[data-state="lit"]') ? WEIGHTS.lit : WEIGHTS.plain,
    }))
  // On a low screen the prompt lies in a corner of the stage.
  const asked = [...document.querySelectorAll('.table-prompt')].map((prompt) => ({
    area: areaOf(prompt),
    weight: WEIGHTS.prompt,
  }))
  return [...spots, ...asked]
}

function shaped(box: HTMLElement, thing: Element): Area {
  const within = freeStage()
  return shapeBeside(
    (width, height) => {
      box.style.maxWidth = `min(${width}rem, 100vw - 1rem)`
      box.style.maxHeight = `${(within.bottom - within.top) * height - 16}px`
      return box.getBoundingClientRect()
    },
    areaOf(thing),
    within,
    obstacles(thing),
  )
}

function place(box: HTMLElement, thing: Element): void {
  box.toggleAttribute('data-docked', true)
  const docked = readingPlaceFor(thing, {
    within: freeStage(),
    heightAt: (width) => {
      box.style.width = `${width}px`
      box.style.height = 'auto'
      return box.getBoundingClientRect().height
    },
  })
  box.toggleAttribute('data-docked', docked !== null)
  const lies = docked ?? shaped(box, thing)
  box.style.left = `${lies.left}px`
  box.style.top = `${lies.top}px`
  box.style.width = docked === null ? '' : `${lies.right - lies.left}px`
  box.style.height = docked === null ? '' : `${lies.bottom - lies.top}px`
  // In a small window it may lie over its own thing: a mouse then goes through it.
  box.toggleAttribute('data-through', overlap(lies, areaOf(thing)) > 0)
}

function seeIfCut(box: HTMLElement): void {
  const text = box.querySelector('.explained-text')
  if (text !== null) box.toggleAttribute('data-cut', text.scrollHeight > text.clientHeight + 1)
}

function Placed({ item }: { readonly item: string }): JSX.Element {
  const { showDetails } = useTableContext().props
  const sheet = useRef<HTMLDivElement>(null)
  const size = useRef<DOMRect | null>(null)
  const told = useRef<Element | null>(null)
  const put = useCallback((): void => {
    const [box, thing] = [sheet.current, standsFor(item)]
    if (box === null) return
    if (thing === null) return showDetails(null, 'now')
    if (told.current !== thing) told.current?.removeAttribute('data-told')
    told.current = thing
    thing.setAttribute('data-told', '')
    place(box, thing)
    seeIfCut(box)
    size.current = box.getBoundingClientRect()
  }, [item, showDetails])
  useLayoutEffect(() => {
    put()
    return () => told.current?.removeAttribute('data-told')
  }, [put])
  // After every drawing, since the thing may have moved; after the first one, since the place was that of what was told before.
  useEffect(put)
  useEffect(() => {
    const box = sheet.current
    const onRisen = ({ target }: Event): void => {
      if (target instanceof Node && standsFor(item)?.contains(target) === true) put()
    }
    const onGrown = (): void => {
      if (box !== null) seeIfCut(box)
      const now = box?.getBoundingClientRect()
      if (now?.width !== size.current?.width || now?.height !== size.current?.height) put()
    }
    addEventListener('resize', put)
    addEventListener('transitionend', onRisen)
    addEventListener('scroll', put, { capture: true, passive: true })
    const grown = new ResizeObserver(onGrown)
    if (box !== null) grown.observe(box)
    // The words of a game may come later than the panel.
    const words = new MutationObserver(onGrown)
    if (box !== null) words.observe(box, { childList: true, subtree: true })
    return () => {
      grown.disconnect()
      words.disconnect()
      removeEventListener('resize', put)
      removeEventListener('transitionend', onRisen)
      removeEventListener('scroll', put, { capture: true })
    }
  }, [item, put])
  useEffect(() => {
    const onDown = ({ pointerType, target }: PointerEvent): void => {
      const inside = target instanceof Element && target.closest('.explained, [data-thing]') !== null
      if (pointerType === 'touch' && !inside) showDetails(null, 'now')
    }
    addEventListener('pointerdown', onDown)
    return () => removeEventListener('pointerdown', onDown)
  }, [showDetails])
  return (
    <div ref={sheet} class="explained-place">
      <Explanation item={item} />
    </div>
  )
}

function Explanation({ item }: { readonly item: string }): JSX.Element {
  const { board, props, openRule } = useTableContext()
  const text = useRef<HTMLDivElement>(null)
  const openFirst = (): void => {
    const rule = text.current?.querySelector('.rule-link')?.textContent
    if (rule !== undefined && rule !== null) openRule(rule)
  }
  return (
    <div
      class="explained panel fade-in"
      role="note"
      aria-label={t.value.table.explain}
      data-pinned={props.uiState.pinned.value ? '' : undefined}
      onPointerEnter={() => props.showDetails(item)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && props.showDetails(null)}
    >
      <h2 class="visually-hidden">{t.value.table.explain}</h2>
      <div ref={text} class="explained-text">
        <Guard key={item}>
          <board.Explain {...props} item={item} />
        </Guard>
      </div>
      <button type="button" class="explained-more" onClick={openFirst}>
        {t.value.table.explainMore}
      </button>
      <button
        type="button"
        class="button quiet icon explained-close"
        aria-label={t.value.common.close}
        onClick={() => props.showDetails(null, 'now')}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
