import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { Guard, useScene } from '../board/scene.tsx'
import { acrossFromPointed } from '../board/use-inspect.ts'
import { t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'

/** The explanation of what is pointed at. Beside the board on a wide screen, otherwise over it, away from the thing. */
export function Explained({ thing }: { readonly thing: string | null }): JSX.Element | null {
  const { client, props } = useScene()
  const away = useMemo(() => (thing === null ? '' : acrossFromPointed()), [thing])
  if (thing === null) return null
  return (
    <div
      class="explained panel fade-in"
      role="note"
      data-away={away}
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
