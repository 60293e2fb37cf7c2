import { createHash } from 'node:crypto'
import { type GameId, isGameId, MANIFESTS, minutesFor } from '@bothy/games'
import { TableId } from '@bothy/protocol'
import type { ListedTable } from '@bothy/room'
import { Compile } from 'typebox/compile'
import type { Words } from './picture.ts'
import { type PreviewLanguage, type PreviewWords, WORDS } from './words.ts'

export type Preview = {
  readonly title: string
  readonly description: string
  readonly picture: string
}

const isTableId = Compile(TableId)
const HOME_PICTURE = 'home'
const STATE_LENGTH = 10

export const homePreview = (language: PreviewLanguage): Preview => ({
  title: 'Bothy',
  description: WORDS[language].site,
  picture: HOME_PICTURE,
})

export function tableIn(path: string): { readonly page: 'table' | 'replay'; readonly id: string } | null {
  const [page = '', id = '', ...rest] = path.split('/').filter((part) => part !== '')
  if ((page !== 'table' && page !== 'replay') || rest.length > 0) return null
  return isTableId.Check(id) ? { page, id } : null
}

const GAME_PAGES = ['games', 'new', 'ratings', 'rules']

export function gamePreview(path: string, language: PreviewLanguage): Preview {
  const [page = '', game = ''] = path.split('/').filter((part) => part !== '')
  if (!GAME_PAGES.includes(page) || !isGameId(game)) return homePreview(language)
  const words = WORDS[language]
  return { title: words.play(MANIFESTS[game].title), description: words.site, picture: game }
}

type Shown = Pick<ListedTable, 'row' | 'summary'>

export function tablePreview(page: 'table' | 'replay', table: Shown, language: PreviewLanguage): Preview | null {
  const { row, summary } = table
  if (!isGameId(row.game) || summary.status === 'closed') return null
  const words = WORDS[language]
  const { title } = MANIFESTS[row.game]
  const shown = wordsOn(row.game, table, words)
  const description = shown.chips.join(' · ')
  if (page === 'replay') return { title: words.replayOf(title), description, picture: row.game }
  const host = hostOf(table)
  const invites = host === null ? words.invitedTo(title) : words.invitesTo(host, title)
  return {
    title: summary.status === 'waiting' ? invites : title,
    description,
    picture: `tables/${row.id}?language=${language}&state=${stateOf(shown)}`,
  }
}

export function wordsOfTable(
  table: Shown,
  language: PreviewLanguage,
): { readonly game: GameId; readonly words: Words } | null {
  const { game } = table.row
  if (!isGameId(game) || table.summary.status === 'closed') return null
  return { game, words: wordsOn(game, table, WORDS[language]) }
}

function wordsOn(game: GameId, table: Shown, words: PreviewWords): Words {
  const { row, summary } = table
  const host = hostOf(table)
  const isWaiting = summary.status === 'waiting'
  const free = freeAt(table)
  const now = isWaiting
    ? free === 0
      ? words.full
      : words.free(free)
    : summary.status === 'over'
      ? words.over
      : words.running
  return {
    line: isWaiting && host !== null ? words.invites(host) : '',
    host: isWaiting ? host : null,
    nameless: isWaiting ? words.invited : '',
    chips: [
      words.players(row.seats),
      words.minutes(minutesFor(game, row.seats)),
      words.pace[row.pace?.kind ?? 'none'],
      now,
    ],
  }
}

const freeAt = ({ summary }: Shown): number => summary.holders.filter(({ kind }) => kind === 'open').length

function hostOf({ row, summary }: Shown): string | null {
  if (row.host === null) return null
  for (const holder of summary.holders) if (holder.kind === 'person' && holder.person === row.host) return holder.name
  return null
}

/** A changed picture gets a new address, so that caches never show an old one. */
export const stateOf = (words: Words): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, STATE_LENGTH)

const ESCAPED: { readonly [letter: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPED[letter])

export function tagsOf(preview: Preview, origin: string, path: string, language: PreviewLanguage): string {
  const properties = {
    'og:site_name': 'Bothy',
    'og:type': 'website',
    'og:locale': language === 'fr' ? 'fr_FR' : 'en_GB',
    'og:title': preview.title,
    'og:description': preview.description,
    'og:url': origin + path,
    'og:image': `${origin}/previews/${preview.picture}`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': preview.title,
  }
  return [
    ...Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('')
}
