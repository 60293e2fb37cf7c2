import type { Corrections } from '@bothy/kernel'
import { useState } from 'preact/hooks'
import type { EditorProps } from '@bothy/board-kit/testing/gallery.ts'
import { CorrectionEditor } from '../pages/new-table/correction-editor.tsx'
import { problemText } from '../pages/new-table/correction-fields.tsx'
import { placeText } from '../pages/new-table/correction-values.ts'

export function EditorAlone({ game, laws, title, guide, first }: EditorProps) {
  const [name, setName] = useState('My box')
  const [corrections, setCorrections] = useState<Corrections>(first)
  const checked = game.setup({ corrections }, game.seats.max)
  return (
    <CorrectionEditor
      game={game}
      data={game.correctable ?? {}}
      title={title}
      guide={guide}
      name={name}
      corrections={corrections}
      problem={checked.ok ? null : problemText(checked.problem, { laws }, (at) => placeText(at, corrections, guide))}
      onChange={(newName, changed) => {
        setName(newName)
        setCorrections(changed)
      }}
      onClose={() => undefined}
    />
  )
}
