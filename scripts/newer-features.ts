import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ChildNode, parse } from 'postcss'

type Versions = { readonly [browser: string]: string }
type Data = {
  readonly features: {
    readonly [feature: string]: {
      readonly status?: { readonly by_compat_key?: { readonly [key: string]: { readonly support: Versions } } }
    }
  }
}

const isData = (x: unknown): x is Data => typeof x === 'object' && x !== null && 'features' in x

/** Read as a file, since a package that only tests need is not compiled against. */
const DATA = fileURLToPath(import.meta.resolve('web-features/data.json'))

export type Oldest = { readonly [browser: string]: readonly [major: number, minor: number] }
export type Newer = { readonly feature: string; readonly place: string }

const HOLDERS: { readonly [name: string]: string } = {
  document: 'Document',
  navigator: 'Navigator',
  globalThis: 'Window',
  window: 'Window',
  self: 'Window',
  location: 'Location',
  history: 'History',
  crypto: 'Crypto',
  performance: 'Performance',
  screen: 'Screen',
}
/** Functions of these are called on a value, so that only their name can be looked for. */
const CALLED_ON_A_VALUE =
  /^api\.(?:Element|HTML\w*Element|SVG\w*Element|Node|Event\w*|Animation|Range|Selection|AbortSignal|Request|Response|Headers|URL|FormData|ResizeObserver\w*)\.([a-z]\w+)$/

/** `125`, `≤80` or `17.5`; a feature that never came, or is only in a preview, counts as newer. */
function isNewer(since: string | undefined, [major, minor]: readonly [number, number]): boolean {
  const [, a, b = '0'] = /^≤?(\d+)(?:\.(\d+))?/.exec(since ?? '') ?? []
  return a === undefined || Number(a) > major || (Number(a) === major && Number(b) > minor)
}

export class NewerFeatures {
  readonly #newer = new Map<string, boolean>()
  /** Functions of values, such as `round`, by their last name: some are listed below the kind of value they make. */
  readonly #functions = new Map<string, string[]>()
  readonly #calls = new Map<string, string>()

  constructor(oldest: Oldest) {
    const data: unknown = JSON.parse(readFileSync(DATA, 'utf8'))
    if (!isData(data)) throw new Error(`${DATA} is not written as expected`)
    const older = new Set<string>()
    for (const { status } of Object.values(data.features))
      for (const [key, { support }] of Object.entries(status?.by_compat_key ?? {})) {
        const isMissing = Object.entries(oldest).some(([browser, version]) => isNewer(support[browser], version))
        this.#newer.set(key, isMissing)
        const name = key.slice(key.lastIndexOf('.') + 1)
        if (key.startsWith('css.types.')) this.#functions.set(name, [...(this.#functions.get(name) ?? []), key])
        if (!isMissing) older.add(name)
        else if (CALLED_ON_A_VALUE.test(key)) this.#calls.set(name, key)
      }
    for (const name of older) this.#calls.delete(name)
  }

  /** Rules below `@supports` are left out: they are for browsers that can. */
  inSheet(css: string): readonly Newer[] {
    const found: Newer[] = []
    const look = (node: ChildNode): void => {
      if (node.type === 'atrule' && node.name === 'supports') return
      found.push(...this.#inNode(node))
      if ('nodes' in node) node.nodes?.forEach(look)
    }
    parse(css).nodes.forEach(look)
    return found
  }

  #inNode(node: ChildNode): readonly Newer[] {
    if (node.type === 'decl') return this.#inDeclaration(node.prop, node.value)
    const [text, keys] =
      node.type === 'rule'
        ? [node.selector, words(node.selector, /::?([a-z-]+)/g).map((name) => `css.selectors.${name}`)]
        : node.type === 'atrule'
          ? [
              `@${node.name} ${node.params}`,
              [
                `css.at-rules.${node.name}`,
                ...words(node.params, /\(([a-z-]+)/g).map((name) => `css.at-rules.${node.name}.${name}`),
              ],
            ]
          : ['', []]
    return keys.filter((key) => this.#newer.get(key) === true).map((feature) => ({ feature, place: text }))
  }

  #inDeclaration(property: string, whole: string): readonly Newer[] {
    const value = whole.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
    const named = words(value, /(?<![\w-])([a-z][\w-]*)/g).map((name) => `css.properties.${property}.${name}`)
    const functions = words(value, /(?<![\w-])([a-z][\w-]*)\(/g).flatMap((name) => {
      const keys = this.#functions.get(name) ?? []
      // One name may stand for several features: if any of them is old enough, it counts as that one.
      return keys.every((key) => this.#newer.get(key)) ? keys.toSorted((a, b) => a.length - b.length).slice(0, 1) : []
    })
    return [`css.properties.${property}`, ...named, ...functions]
      .filter((key) => this.#newer.get(key) === true)
      .map((feature) => ({ feature, place: `${property}: ${whole}` }))
  }

  inScript(script: string): readonly Newer[] {
    const members = [...script.matchAll(/\b([A-Za-z]\w*)\??\.([A-Za-z]\w*)/g)].flatMap(([place, holder, name]) =>
      [
        `javascript.builtins.${holder}.${name}`,
        `api.${holder}.${name}_static`,
        `api.${HOLDERS[holder] ?? ''}.${name}`,
      ].map((feature) => ({ feature, place })),
    )
    const made = [...script.matchAll(/\bnew ([A-Z]\w+)/g)].flatMap(([place, name]) =>
      [`javascript.builtins.${name}`, `api.${name}`].map((feature) => ({ feature, place })),
    )
    const called = [...script.matchAll(/\.([a-z]\w*)\??\.?\(/g)].flatMap(([place, name]) => {
      const feature = this.#calls.get(name)
      return feature === undefined ? [] : [{ feature, place }]
    })
    return [...members, ...made, ...called].filter(({ feature }) => this.#newer.get(feature) === true)
  }
}

const words = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, word]) => word)
