import { computed } from '@preact/signals'
import type { JSX } from 'preact'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { type Area, type Obstacle, overlap, shapeBeside, WEIGHTS } from '../../ui/controls/beside.ts'
import { t } from '../../ui/words/i18n.ts'
import { Icon } from '../../ui/controls/icons.tsx'
import { Guard, useTableContext } from '../table-context.tsx'
import { standsFor } from './use-inspect.ts'

/** The place on a stage where explanations are shown. Without it they stand beside the thing. */
export function ExplainedHere(): JSX.Element {
  const context = useTableContext()
  const thing = context.thing.value
  const { uiState } = context.props
  useLayoutEffect(() => {
    uiState.explainsHere.value = true
    return () => {
      uiState.explainsHere.value = false
    }
  }, [uiState])
  return (
    <div class="explained-here" data-explains>
      {thing !== null && <Explanation thing={thing} />}
    </div>
  )
}

/** True while anything is explained; a component that asks is not drawn again from thing to thing. */
export function useIsExplaining(): boolean {
  const { thing } = useTableContext()
  return useMemo(() => computed(() => thing.value !== null), [thing]).value
}

/** The explanation of what is pointed at, beside it; gone when its thing is. */
export function ExplainedBeside(): JSX.Element | null {
  const context = useTableContext()
  const thing = context.thing.value
  if (thing === null || context.props.uiState.explainsHere.value) return null
  return <Beside key={thing} thing={thing} />
}

/** The stage as far as no drawer lies over it: there the sheet may be. */
function freeStage(): Area {
  const stage = (document.querySelector('.table-stage') ?? document.querySelector('.table'))?.getBoundingClientRect()
  const drawer = document.querySelector('.table-side.drawer')?.getBoundingClientRect()
  const { left, top, right, bottom } = stage ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  return { left, top, right: Math.min(right, drawer?.left ?? right), bottom }
}

/** Plain numbers: those of a rectangle of the page are asked for one by one, and they are looked at a hundred thousand times. */
function areaOf(element: Element): Area {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

function obstacles(thing: Element): readonly Obstacle[] {
  const spots = [...document.querySelectorAll('.table-stage .spot')]
    .filter((spot) => !spot.contains(thing) && !thing.contains(spot))
    .map((spot) => ({
      area: areaOf(spot),
      weight: spot.matches('[data-state="lit"]') ? WEIGHTS.lit : WEIGHTS.plain,
    }))
  // On a low screen what is asked lies in a corner of the stage.
  const asked = [...document.querySelectorAll('.table-prompt')].map((prompt) => ({
    area: areaOf(prompt),
    weight: WEIGHTS.prompt,
  }))
  return [...spots, ...asked]
}

/** Gives the sheet a shape that hides as little as can be, and says where it is to lie. */
function shaped(box: HTMLElement, thing: Area, others: readonly Obstacle[]): Area {
  const within = freeStage()
  return shapeBeside(
    (width, height) => {
      box.style.maxWidth = `min(${width}rem, 100vw - 1rem)`
      box.style.maxHeight = `${(within.bottom - within.top) * height - 16}px`
      return box.getBoundingClientRect()
    },
    thing,
    within,
    others,
  )
}

function Beside({ thing }: { readonly thing: string }): JSX.Element {
  const { inspect } = useTableContext().props
  const sheet = useRef<HTMLDivElement>(null)
  /** Its size when it was put where it is; null before. */
  const size = useRef<DOMRect | null>(null)
  const isNew = useRef(true)
  const put = useCallback((): void => {
    const [box, anchor] = [sheet.current, standsFor(thing)]
    if (box === null) return
    if (anchor === null) return inspect(null)
    const own = areaOf(anchor)
    const lies = shaped(box, own, obstacles(anchor))
    size.current = box.getBoundingClientRect()
    box.style.left = `${lies.left}px`
    box.style.top = `${lies.top}px`
    // In a small window it may lie over its own thing: a mouse then goes through it.
    box.toggleAttribute('data-through', overlap(lies, own) > 0)
  }, [thing, inspect])
  useLayoutEffect(put, [put])
  // After every drawing: the thing may have moved, or be gone. The board is painted before it is asked where all its spots are.
  useEffect(() => {
    if (!isNew.current) put()
    isNew.current = false
  })
  useEffect(() => {
    const box = sheet.current
    // A card that is pointed at rises.
    const onRisen = ({ target }: Event): void => {
      if (target instanceof Node && standsFor(thing)?.contains(target) === true) put()
    }
    // Its words may come after it.
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
  }, [thing, put])
  // A finger elsewhere has read it.
  useEffect(() => {
    const onDown = ({ pointerType, target }: PointerEvent): void => {
      const inside = target instanceof Element && target.closest('.explained, [data-thing]') !== null
      if (pointerType === 'touch' && !inside) inspect(null, 'now')
    }
    addEventListener('pointerdown', onDown)
    return () => removeEventListener('pointerdown', onDown)
  }, [inspect])
  return (
    <div ref={sheet} class="explained-beside">
      <Explanation thing={thing} />
    </div>
  )
}

function Explanation({ thing }: { readonly thing: string }): JSX.Element {
  const { board, props } = useTableContext()
  return (
    <div
      class="explained panel fade-in"
      role="note"
      aria-label={t.value.table.explain}
      onPointerEnter={() => props.inspect(thing)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && props.inspect(null)}
    >
      <h2 class="visually-hidden">{t.value.table.explain}</h2>
      <Guard key={thing}>
        <board.Explain {...props} thing={thing} />
      </Guard>
      <button
        type="button"
        class="button quiet icon explained-close"
        aria-label={t.value.common.close}
        onClick={() => props.inspect(null, 'now')}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
