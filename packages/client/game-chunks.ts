/** A module of the build, as far as it is asked here. */
type Module = {
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly isEntry: boolean
}
type Modules = { getModuleInfo(id: string): Module | null }

const IN_GAME = /[\\/]packages[\\/]games[\\/]([^\\/]+)[\\/].+[\\/]/
/** A list for programs that run in Node: no page fetches anything by it. */
const NOT_FOR_PAGES = /[\\/]written[\\/]texts-/

/**
 * The file in which a game's module is built, as few as a table can have: one for the board, with what later parts of the board
 * share with it, one for the words in each language, and one for the words that have no language. Any other module comes by the
 * usual rule: with those that the same pages want.
 */
export function gameChunk(): (id: string, modules: Modules) => string | null {
  const known = new Map<string, ReadonlySet<string>>()
  const fetchersOf = ({ dynamicImporters }: Module): readonly string[] =>
    dynamicImporters.filter((importer) => !NOT_FOR_PAGES.test(importer))

  /** The modules with which this one comes: those that are fetched by themselves and import it. */
  function comesWith(id: string, modules: Modules): ReadonlySet<string> {
    const before = known.get(id)
    if (before !== undefined) return before
    const found = new Set<string>()
    const above = new Set([id])
    for (const at of above) {
      const module = modules.getModuleInfo(at)
      if (module === null) continue
      if (module.isEntry || fetchersOf(module).length > 0) found.add(at)
      for (const importer of module.importers) above.add(importer)
    }
    known.set(id, found)
    return found
  }

  /** Nothing can ask for it before `first` is there. */
  function comesAfter(id: string, first: string, modules: Modules, asked = new Set<string>()): boolean {
    if (id === first || asked.has(id)) return true
    asked.add(id)
    const module = modules.getModuleInfo(id)
    if (module === null || module.isEntry) return false
    return fetchersOf(module).every((fetcher) =>
      [...comesWith(fetcher, modules)].every((root) => comesAfter(root, first, modules, asked)),
    )
  }

  return (id, modules) => {
    const game = IN_GAME.exec(id)?.[1]
    if (game === undefined) return null
    const roots = [...comesWith(id, modules)]
    const rootAt = (place: string): string | undefined =>
      roots.find((root) => root.replaceAll('\\', '/').endsWith(`/games/${game}/board/${place}`))
    const [board, en, fr] = ['index.ts', 'catalogue-en.ts', 'catalogue-fr.ts'].map(rootAt)
    if (board !== undefined && roots.every((root) => comesAfter(root, board, modules))) return `${game}-board`
    if (board === undefined && (en === undefined) !== (fr === undefined))
      return `${game}-${en === undefined ? 'fr' : 'en'}`
    return en !== undefined && fr !== undefined && /[\\/](?:messages|words)[\\/]/.test(id) ? `${game}-words` : null
  }
}
