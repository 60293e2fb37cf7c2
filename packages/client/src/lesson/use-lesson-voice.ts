import { useEffect, useRef } from 'preact/hooks'
import { plain } from '@bothy/kernel'
import type { GuideNow } from '@bothy/kernel/lessons'
import { announce } from '@bothy/board-kit/ui/controls/announce.tsx'
import type { TableStore } from '../table/store/store.ts'
import { told, words } from './words.ts'

function spokenOf({ phase, replies, text, isTask }: GuideNow): string {
  const said = replies.map(told)
  if (phase === 'shown') return words.value.shown
  if (phase === 'answered' || phase === 'refused' || text === null) return said.join(' ')
  return [...said, told(text), ...(isTask ? [words.value.yours] : [])].join(' ')
}

export function useLessonVoice(store: TableStore, guide: GuideNow): void {
  const ply = useRef<number | null>(null)
  const phase = useRef(guide.phase)
  const line = spokenOf(guide)
  useEffect(() => {
    const { state, fresh } = store.tableState.peek()
    const [texts, names, me] = [store.texts.peek(), store.names.peek(), store.me.peek()]
    const isNew = state !== null && ply.current !== null && state.ply > ply.current
    ply.current = state?.ply ?? null
    const happened = isNew && texts !== null ? fresh.flatMap(({ seat, events }) => (seat === me ? [] : events)) : []
    const isBack = guide.phase === 'asked' && (phase.current === 'refused' || phase.current === 'shown')
    phase.current = guide.phase
    const heard = happened.map((event) => plain(texts?.event(event, me) ?? [], names))
    announce([...heard, ...(isBack ? [words.peek().takenBack] : []), line].join(' ').trim())
  }, [store, guide, line])
}
