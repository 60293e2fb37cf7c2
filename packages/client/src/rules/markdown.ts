import { isRuleId, RULE_ID, RULE_ID_IN_TEXT } from '@bothy/kernel'

export type Inline =
  | string
  | { readonly kind: 'strong' | 'em' | 'code'; readonly inner: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly inner: readonly Inline[] }
  | { readonly kind: 'rule'; readonly rule: string }

export type Block =
  | { readonly kind: 'paragraph'; readonly inner: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }

/** A rule with all that belongs to it, or text between rules (`rule` null). */
export type Passage = { readonly rule: string | null; readonly blocks: readonly Block[] }
export type Section = {
  readonly level: number
  readonly title: readonly Inline[]
  readonly id: string
  readonly passages: readonly Passage[]
}

const PIECES = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|\\[(.+?)\\]\\((.+?)\\)|(${RULE_ID_IN_TEXT})`, 'g')

export function inline(text: string): Inline[] {
  const out: Inline[] = []
  let at = 0
  for (const match of text.matchAll(PIECES)) {
    if (match.index > at) out.push(text.slice(at, match.index))
    const [whole, strong, em, code, label, href, rule] = match
    if (strong !== undefined) out.push({ kind: 'strong', inner: inline(strong) })
    else if (em !== undefined) out.push({ kind: 'em', inner: inline(em) })
    else if (code !== undefined) out.push({ kind: 'code', inner: [code] })
    else if (href !== undefined) out.push({ kind: 'link', href, inner: inline(label) })
    else out.push({ kind: 'rule', rule })
    at = match.index + whole.length
  }
  if (at < text.length) out.push(text.slice(at))
  return out
}

export const plainInline = (parts: readonly Inline[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : part.kind === 'rule' ? part.rule : plainInline(part.inner)))
    .join('')

/** Such an item begins with the id of the example in bold. */
export function exampleOf([first]: readonly Inline[]): string | null {
  if (first === undefined || typeof first === 'string' || first.kind !== 'strong') return null
  const id = plainInline(first.inner)
  return isRuleId(id) ? id : null
}

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()))

const BULLET = /^\s*[-*] +/
const NUMBER = /^\s*\d+\. +/

function block(lines: readonly string[]): Block {
  const [first, second] = lines
  if (first.trimStart().startsWith('|') && second !== undefined && /^[\s|:-]+$/.test(second))
    return { kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) }
  const marker = BULLET.test(first) ? BULLET : NUMBER.test(first) ? NUMBER : null
  if (marker === null) return { kind: 'paragraph', inner: inline(lines.join(' ')) }
  const items: string[] = []
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return { kind: 'list', ordered: marker === NUMBER, items: items.map(inline) }
}

/** A list or a table may follow a paragraph without a blank line. */
function chunks(lines: readonly string[]): string[][] {
  const out: string[][] = []
  let open: string[] | null = null
  const kindOf = (line: string): string =>
    /^\s*\|/.test(line) ? 'table' : BULLET.test(line) || NUMBER.test(line) ? 'list' : 'text'
  for (const line of lines) {
    if (line.trim() === '') {
      open = null
      continue
    }
    const kind = kindOf(line)
    if (open === null || (kind !== kindOf(open[0]) && !(kind === 'text' && kindOf(open[0]) === 'list')))
      out.push((open = []))
    open.push(line)
  }
  return out
}

const OPENS_RULE = new RegExp(`^\\*\\*(${RULE_ID})\\*\\*\\s*`)

export function readRules(text: string): { readonly title: string; readonly sections: readonly Section[] } {
  let title = ''
  const sections: {
    level: number
    title: Inline[]
    id: string
    passages: { rule: string | null; blocks: Block[] }[]
  }[] = []
  const lines = text.split('\n')
  let body: string[] = []
  const flush = (): void => {
    const section = sections.at(-1)
    if (section === undefined) return
    for (const chunk of chunks(body)) {
      const rule = OPENS_RULE.exec(chunk[0])?.[1] ?? null
      if (rule !== null) chunk[0] = chunk[0].replace(OPENS_RULE, '')
      const last = section.passages.at(-1)
      const made = block(chunk)
      // A list or table after a rule belongs to it; a paragraph of its own does not.
      if (rule === null && last !== undefined && (made.kind !== 'paragraph' || last.rule === null))
        last.blocks.push(made)
      else section.passages.push({ rule, blocks: [made] })
    }
    body = []
  }
  for (const line of lines) {
    const heading = /^(#{1,4}) +(.+?)\s*$/.exec(line)
    if (heading === null) {
      body.push(line)
      continue
    }
    flush()
    body = []
    const [, marks, words] = heading
    if (marks.length === 1 && title === '') title = plainInline(inline(words))
    sections.push({
      level: marks.length,
      title: marks.length === 1 ? [] : inline(words),
      id: slug(words),
      passages: [],
    })
  }
  flush()
  return { title, sections: sections.filter((s) => s.level > 1 || s.passages.length > 0) }
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function blockText(made: Block): string {
  if (made.kind === 'paragraph') return plainInline(made.inner)
  if (made.kind === 'list') return made.items.map(plainInline).join(' ')
  return [made.head, ...made.rows].map((row) => row.map(plainInline).join(' ')).join(' ')
}

export function search(sections: readonly Section[], query: string): readonly Section[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return sections
  const fits = (passage: Passage, heading: string): boolean => {
    const text = fold(`${heading} ${passage.rule ?? ''} ${passage.blocks.map(blockText).join(' ')}`)
    return words.every((word) => text.includes(word))
  }
  return sections
    .map((section) => ({ ...section, passages: section.passages.filter((p) => fits(p, plainInline(section.title))) }))
    .filter((section) => section.passages.length > 0)
}

export function byChapter(
  sections: readonly Section[],
  found: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  let chapter = ''
  for (const { id, level } of sections) {
    if (level <= 2) chapter = id
    counts.set(chapter, (counts.get(chapter) ?? 0) + (found.get(id) ?? 0))
  }
  return counts
}

/** Every second piece is a hit. */
export function hits(text: string, query: string): readonly string[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return [text]
  // Folding keeps one character for each character of composed text, so offsets stay valid.
  const characters = text.normalize('NFC').split('')
  const folded = characters.map((c) => fold(c).charAt(0) || c)
  const plain = folded.join('')
  const marks = folded.map(() => false)
  for (const word of words)
    for (let i = plain.indexOf(word); i >= 0; i = plain.indexOf(word, i + 1)) marks.fill(true, i, i + word.length)
  const out: string[] = ['']
  characters.forEach((c, i) => {
    if ((out.length % 2 === 0) !== marks[i]) out.push('')
    out[out.length - 1] += c
  })
  return out
}
