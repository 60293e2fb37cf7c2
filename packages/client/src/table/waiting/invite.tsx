import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { CopyField } from '@bothy/board-kit/ui/controls/copy.tsx'
import { Select } from '@bothy/board-kit/ui/controls/fields.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { sharing } from './share-address.ts'
import './invite-styles.css'

type QrProps = { readonly text: string; readonly label: string }

function useQrCode(): FunctionComponent<QrProps> | null {
  const [part, setPart] = useState<{ readonly Code: FunctionComponent<QrProps> } | null>(null)
  useEffect(() => {
    // Without the code the link is still there.
    import('./qr-code.tsx').then(
      ({ QrCode }) => setPart({ Code: QrCode }),
      () => undefined,
    )
  }, [])
  return part?.Code ?? null
}

export const canShare = (): boolean => typeof navigator.share === 'function'
export const shareLink = (url: string): Promise<void> => navigator.share({ title: 'Bothy', url }).catch(() => undefined)

export const linkTo = (origin: string, table: string): string => origin + paths.table(table)

export function Invite({ table, code = true }: { readonly table: string; readonly code?: boolean }): JSX.Element {
  const words = t.value.share
  const { origins, works } = sharing()
  const [chosen, setChosen] = useState<string | null>(null)
  const origin = chosen !== null && origins.includes(chosen) ? chosen : origins[0]
  const link = linkTo(origin, table)
  return (
    <div class="invite stack">
      {code && works !== 'here' && <Code link={link} />}
      <CopyField label={words.link} value={link} action={words.copy} />
      {origins.length > 1 && (
        <Select
          label={words.address}
          value={origin}
          choices={origins.map((value) => ({ value, label: new URL(value).host }))}
          onChange={setChosen}
        />
      )}
      {canShare() && works !== 'here' && (
        <button type="button" class="button" onClick={() => void shareLink(link)}>
          <Icon name="send" /> {words.share}
        </button>
      )}
      <p class={works === 'here' ? 'note small' : 'soft small'}>
        {works === 'here' ? words.onlyHere : works === 'network' ? words.sameNetwork : words.help}
      </p>
    </div>
  )
}

function Code({ link }: { readonly link: string }): JSX.Element {
  const Drawn = useQrCode()
  return <div class="qr-place">{Drawn !== null && <Drawn text={link} label={t.value.share.qr} />}</div>
}
