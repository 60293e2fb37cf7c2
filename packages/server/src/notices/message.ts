import type { NoticeKind } from '@bothy/protocol'
import type { NoticeRow } from './outbox.ts'
import { type Language, WORDS, listOf, titleOf } from './texts.ts'

const MOST_NAMED = 5

export type Told = {
  readonly kind: NoticeKind
  readonly table: { readonly id: string; readonly game: string; readonly others: readonly string[] } | null
}

export type Message = {
  readonly lang: Language
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
  readonly told: readonly Told[]
  readonly waiting: number
}

const KINDS: ReadonlySet<string> = new Set(Object.keys(WORDS.en.about))
const isKind = (kind: string): kind is NoticeKind => KINDS.has(kind)
export const kindOf = ({ kind }: Pick<NoticeRow, 'kind'>): NoticeKind => (isKind(kind) ? kind : 'turn')

export const pathOf = ({ table }: Told): string =>
  table === null ? '/notices' : `/table/${encodeURIComponent(table.id)}`

export function compose(told: readonly Told[], waiting: number, lang: Language): Message {
  const words = WORDS[lang]
  const [only] = told
  if (told.length === 1)
    return {
      lang,
      told,
      waiting,
      path: pathOf(only),
      tag: only.table?.id ?? 'test',
      title: only.table === null ? 'Bothy' : titleOf(only.table.game),
      body: sentence(only, lang),
    }
  const lines = told.slice(0, MOST_NAMED).map((one) => lineOf(one, lang))
  return {
    lang,
    told,
    waiting,
    path: '/',
    tag: 'several',
    title: words.several(told.length),
    body: [...lines, ...(told.length > MOST_NAMED ? ['…'] : [])].join('\n'),
  }
}

export const lineOf = (told: Told, lang: Language): string =>
  told.table === null ? sentence(told, lang) : `${titleOf(told.table.game)} · ${sentence(told, lang)}`

function sentence({ kind, table }: Told, lang: Language): string {
  const words = WORDS[lang]
  const others = table?.others ?? []
  return others.length === 0 ? words.about[kind] : `${words.about[kind]} ${words.with(listOf(others, lang))}`
}
