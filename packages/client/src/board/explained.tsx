import type { JSX } from 'preact'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import { t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'
import { Guard, useScene } from './scene.tsx'
import { acrossFromPointed } from './use-inspect.ts'

/** The place on a stage where explanations are shown. Without it they stand beside the thing. */
export function ExplainedHere(): JSX.Element {
  const { attention } = useScene().props
  useLayoutEffect(() => {
    attention.explainsHere.value = true
    return () => {
      attention.explainsHere.value = false
    }
  }, [attention])
  return (
    <div class="explained-here" data-explains>
      <Explanation />
    </div>
  )
}

/** The explanation of what is pointed at, beside it: away from the thing, over the stage. */
export function ExplainedBeside(): JSX.Element | null {
  const { thing, props } = useScene()
  const away = useMemo(() => (thing === null ? '' : acrossFromPointed()), [thing])
  if (thing === null || props.attention.explainsHere.value) return null
  return (
    <div class="explained-beside" data-away={away}>
      <Explanation />
    </div>
  )
}

function Explanation(): JSX.Element | null {
  const { client, props, thing } = useScene()
  if (thing === null) return null
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
        <client.Explain {...props} thing={thing} />
      </Guard>
      <button
        type="button"
        class="button quiet icon explained-close"
        aria-label={t.value.common.close}
        onClick={() => props.inspect(null)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
