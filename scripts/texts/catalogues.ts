import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import banned from './banned.json' with { type: 'json' }

export type Language = keyof typeof banned

/** `{}` stands for parts that are filled in. */
export type Text = {
  readonly file: string
  readonly text: string
  readonly languages: readonly Language[]
  readonly isTypeset: boolean
}

const ROOT = new URL('../../', import.meta.url)

const CATALOGUES = [
  'packages/{board-kit/src,client/src,games/*/{board,modules/*/board}}/**/*-{en,fr}.ts',
  'packages/board-kit/src/ui/messages/{en,fr,halted}.ts',
  'packages/games/*/{words,modules/*/words}/*.ts',
  'packages/server/src/{notices/texts,previews/words}.ts',
  'packages/cli/src/{ties,verdict}.ts',
]
const PAGES = ['packages/games/*/rulebook/*.md', 'docs/operations/*.md']

function languagesOf(file: string): readonly Language[] {
  if (file.startsWith('docs/operations/')) return ['en']
  const [, language] = /(?:^|[/.-])(en|fr)(?:-[a-z-]+)?\.(?:ts|md)$/.exec(file) ?? []
  return language === 'en' || language === 'fr' ? [language] : ['en', 'fr']
}

const isNode = (value: unknown): value is { readonly type: string; readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const isNamed = (type: string): boolean =>
  /^(Import|ExportAll|TS)/.test(type) && !/^TS(As|Satisfies|NonNull)Expression$/.test(type)

type Said = { readonly text: string; readonly isTypeset: boolean }

function saidIn(node: unknown, isTypeset = false): readonly Said[] {
  if (Array.isArray(node)) return node.flatMap((part) => saidIn(part, isTypeset))
  if (!isNode(node) || isNamed(node.type)) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ text: node.value, isTypeset }] : []
  const parts = isNode(node.callee) && String(node.callee.name).startsWith('typeset') ? true : isTypeset
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis)) {
    const said = node.quasis.map((part: { readonly value: { readonly cooked: string } }) => part.value.cooked)
    return [{ text: said.join('{}'), isTypeset }, ...saidIn(node.expressions, parts)]
  }
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'key' && node.computed !== true ? [] : saidIn(value, parts),
  )
}

/** Pages for hosts quote titles of tests, which are written for authors. */
const withoutTests = (line: string): string =>
  line.replaceAll(/`[\w./-]+\.(?:test|contract)\.tsx?`: “[^”]*”(?: and “[^”]*”)*/gu, '')

export function textsOf(file: string, source: string): readonly Text[] {
  const said = file.endsWith('.md')
    ? source.split('\n').map((line) => ({ text: withoutTests(line), isTypeset: true }))
    : saidIn(parseSync(file, source).program)
  const languages = languagesOf(file)
  return said.filter(({ text }) => /\p{L}/u.test(text)).map((it) => ({ ...it, file, languages }))
}

export function allTexts(): { readonly files: readonly string[]; readonly texts: readonly Text[] } {
  const files = globSync([...CATALOGUES, ...PAGES], { cwd: ROOT }).filter((file) => !file.includes('.test.'))
  return {
    files: files.toSorted(),
    texts: files.flatMap((file) => textsOf(file, readFileSync(new URL(file, ROOT), 'utf8'))),
  }
}

const RULES = { en: banned.en.map(compiled), fr: banned.fr.map(compiled) }
function compiled(entry: readonly string[]): { readonly what: RegExp; readonly better: string } {
  const [what = '', better = ''] = entry
  return { what: new RegExp(what, 'iu'), better }
}

export function faults({ file, text, languages }: Text): readonly string[] {
  const spaced = text.replaceAll(/[\u00a0\u202f]/g, ' ')
  return languages.flatMap((language) =>
    RULES[language].flatMap(({ what, better }) => {
      const found = what.exec(spaced)
      return found === null ? [] : [`${file}: “${found[0]}” in “${spaced}”. Better: ${better}`]
    }),
  )
}
