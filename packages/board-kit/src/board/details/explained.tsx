import { computed } from '@preact/signals'
import type { JSX } from 'preact'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { type Area, type Obstacle, overlap, shapeBeside, WEIGHTS } from '../../ui/controls/beside.ts'
import { t } from '../../ui/words/i18n.ts'
import { Icon } from '../../ui/controls/icons.tsx'
import { Guard, useTableContext } from '../table-context.tsx'
import { standsFor } from './use-details.ts'

/** The place for explanations on a stage; without it they stand beside the thing. */
export function ExplainedHere(): JSX.Element {
  const context = useTableContext()
  const item = context.item.value
  const { uiState } = context.props
  useLayoutEffect(() => {
    uiState.explainsHere.value = true
    return () => {
      uiState.explainsHere.value = false
    }
  }, [uiState])
  return (
    <div class="explained-here" data-explains>
      {item !== null && <Explanation item={item} />}
    </div>
  )
}

/** A component that asks is not redrawn from thing to thing. */
export function useIsExplaining(): boolean {
  const { item } = useTableContext()
  return useMemo(() => computed(() => item.value !== null), [item]).value
}

export function ExplainedBeside(): JSX.Element | null {
  const context = useTableContext()
  const item = context.item.value
  if (item === null || context.props.uiState.explainsHere.value) return null
  return <Beside key={item} item={item} />
}

function freeStage(): Area {
  const stage = (document.querySelector('.table-stage') ?? document.querySelector('.table'))?.getBoundingClientRect()
  const drawer = document.querySelector('.table-side.drawer')?.getBoundingClientRect()
  const { left, top, right, bottom } = stage ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  return { left, top, right: Math.min(right, drawer?.left ?? right), bottom }
}

/** Plain numbers: a DOMRect computes each field, and these are read a hundred thousand times. */
function areaOf(element: Element): Area {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
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

function shaped(box: HTMLElement, item: Area, others: readonly Obstacle[]): Area {
  const within = freeStage()
  return shapeBeside(
    (width, height) => {
      box.style.maxWidth = `min(${width}rem, 100vw - 1rem)`
      box.style.maxHeight = `${(within.bottom - within.top) * height - 16}px`
      return box.getBoundingClientRect()
    },
    item,
    within,
    others,
  )
}

function Beside({ item }: { readonly item: string }): JSX.Element {
  const { showDetails } = useTableContext().props
  const sheet = useRef<HTMLDivElement>(null)
  const size = useRef<DOMRect | null>(null)
  const isNew = useRef(true)
  const put = useCallback((): void => {
    const [box, anchor] = [sheet.current, standsFor(item)]
    if (box === null) return
    if (anchor === null) return showDetails(null)
    const own = areaOf(anchor)
    const lies = shaped(box, own, obstacles(anchor))
    size.current = box.getBoundingClientRect()
    box.style.left = `${lies.left}px`
    box.style.top = `${lies.top}px`
    // In a small window it may lie over its own thing: a mouse then goes through it.
    box.toggleAttribute('data-through', overlap(lies, own) > 0)
  }, [item, showDetails])
  useLayoutEffect(put, [put])
  // After every drawing, since the thing may have moved; the board is painted before its spots are measured.
  useEffect(() => {
    if (!isNew.current) put()
    isNew.current = false
  })
  useEffect(() => {
    const box = sheet.current
    // A card that is pointed at rises.
    const onRisen = ({ target }: Event): void => {
      if (target instanceof Node && standsFor(item)?.contains(target) === true) put()
    }
    const onGrown = (): void => {
      const now = box?.getBoundingClientRect()
      if (now?.width !== size.current?.width || now?.height !== size.current?.height) put()
    }
    addEventListener('resize', put)
    addEventListener('transitionend', onRisen)
    addEventListener('scroll', put, { capture: true, passive: true })
    const grown = new ResizeObserver(onGrown)
    if (box !== null) grown.observe(box)
    return () => {
      grown.disconnect()
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
    <div ref={sheet} class="explained-beside">
      <Explanation item={item} />
    </div>
  )
}

function Explanation({ item }: { readonly item: string }): JSX.Element {
  const { board, props } = useTableContext()
  return (
    <div
      class="explained panel fade-in"
      role="note"
      aria-label={t.value.table.explain}
      onPointerEnter={() => props.showDetails(item)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && props.showDetails(null)}
    >
      <h2 class="visually-hidden">{t.value.table.explain}</h2>
      <Guard key={item}>
        <board.Explain {...props} item={item} />
      </Guard>
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
