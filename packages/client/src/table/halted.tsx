import type { JSX } from 'preact'
import type { TableInfo } from '@bothy/protocol'
import type { Host } from '../net/hosts.ts'
import { t } from '../ui/i18n.ts'

/** The game has failed here: what that means for those who play, and what they can do. */
export function HaltedBanner({
  info,
  host,
}: {
  readonly info: TableInfo | null
  readonly host: Host
}): JSX.Element | null {
  if (info?.halted !== true) return null
  const { safe, reported, wayOn } = t.value.halted
  return (
    <p class="halted-banner note bad" role="alert">
      {safe} {host.kind === 'device' ? '' : reported} {wayOn}
    </p>
  )
}
