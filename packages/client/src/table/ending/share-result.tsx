import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { TableInfo } from '@bothy/protocol'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import type { Host } from '../../net/hosts.ts'
import { CopyField } from '@bothy/board-kit/ui/controls/copy.tsx'
import { DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { longDate, signed, t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { Popover } from '@bothy/board-kit/ui/controls/popover.tsx'
import { saveFile } from '@bothy/board-kit/ui/page/save-file.ts'
import { inOrder } from './ending-places.tsx'
import { resultSentence, type Result } from './result-sentence.ts'
import { drawResult, PICTURE, type PictureOf } from './result-picture.ts'
import { sharing } from '../waiting/share-address.ts'

export const resultText = ({ game, title, date, lines, address }: PictureOf): string =>
  `${game}, ${date}. ${title}. ${lines.map(({ rank, name, points }) => `${rank === null ? '' : `${rank}. `}${name} ${signed(points)}`).join(' · ')}. ${address}`

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, 'image/png'))

export function ShareResult({
  host,
  info,
  result,
}: {
  readonly host: Host
  readonly info: TableInfo
  readonly result: Result
}): JSX.Element {
  const words = t.value.ending
  const [anchor, setAnchor] = useState<Element | null>(null)
  const { names, texts } = useTableContext().props
  // The server's address is asked for only when the reader shares.
  const told = (): PictureOf => ({
    game: texts.title,
    // Others read it, so no seat is "you".
    title: result.verdict === null ? resultSentence(result, names, []) : texts.verdicts[result.verdict.id].name,
    address: sharing().origins[0] + (host.kind === 'server' ? host.replayPath(info.id) : ''),
    date: longDate(info.created),
    lines: inOrder(result).map((seat) => ({
      seat,
      rank: result.verdict === null ? result.ranks[seat] : null,
      name: names[seat],
      points: result.scores[seat],
    })),
  })
  return (
    <>
      <button type="button" class="button" onClick={(event) => setAnchor(event.currentTarget)}>
        <Icon name="send" /> {words.share}
      </button>
      {anchor !== null && (
        <Popover anchor={anchor} label={words.share} focus onClose={() => setAnchor(null)}>
          <ResultToShare told={told()} />
        </Popover>
      )}
    </>
  )
}

function ResultToShare({ told }: { readonly told: PictureOf }): JSX.Element {
  const words = t.value.ending
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = resultText(told)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d') ?? null
    if (pen !== null) void document.fonts.ready.then(() => drawResult(pen, told))
  }, [told])
  const picture = async (): Promise<File | null> => {
    const blob = canvas.current === null ? null : await blobOf(canvas.current)
    return blob === null ? null : new File([blob], 'bothy.png', { type: blob.type })
  }
  const save = async (): Promise<void> => {
    const file = await picture()
    if (file !== null) saveFile(file)
  }
  const share = async (): Promise<void> => {
    const file = await picture()
    const whole = file === null ? { text } : { text, files: [file] }
    await navigator.share(navigator.canShare(whole) ? whole : { text }).catch(() => undefined) // rejects when the reader closes it
  }
  return (
    <div class="stack share-result">
      <canvas ref={canvas} {...PICTURE} role="img" aria-label={text} />
      <CopyField label={words.shareText} value={text} />
      <DialogButtons
        main={
          'share' in navigator && (
            <button type="button" class="button primary" onClick={() => void share()}>
              {words.shareWith}
            </button>
          )
        }
      >
        <button type="button" class="button" onClick={() => void save()}>
          <Icon name="download" /> {words.sharePicture}
        </button>
      </DialogButtons>
    </div>
  )
}
