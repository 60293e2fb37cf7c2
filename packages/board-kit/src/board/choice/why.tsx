import type { JSX } from 'preact'
import { t } from '../../ui/words/i18n.ts'
import { Popover } from '../../ui/controls/popover.tsx'
import { useTableContext } from '../table-context.tsx'
import { Sentence } from '../details/sentence.tsx'

export function WhyPopover(): JSX.Element | null {
  const { why } = useTableContext().props.uiState
  const shown = why.value
  if (shown === null) return null
  return (
    <Popover
      key={JSON.stringify(shown.reason)}
      anchor={shown.anchor}
      label={t.value.prompt.blocked}
      onClose={() => (why.value = null)}
    >
      <div class="why" role="status">
        <p class="label">{t.value.prompt.blocked}</p>
        <p>
          <Sentence message={shown.reason} />
        </p>
      </div>
    </Popover>
  )
}
