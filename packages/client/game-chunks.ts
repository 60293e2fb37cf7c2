type Module = {
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly isEntry: boolean
}
type Modules = { getModuleInfo(id: string): Module | null }

const IN_GAME = /[\\/]packages[\\/]games[\\/]([^\\/]+)[\\/].+[\\/]/
/** Lists for programs in Node; no page fetches them. */
const NOT_FOR_PAGES = /[\\/]written[\\/]texts-/
/** A page that reads some of it reads the board, too; only explanations and the page about the games read ids of rules and sources. */
const DATA =
  /[\\/]packages[\\/]games[\\/][^\\/]+[\\/](?:data|modules[\\/](?:\w+[\\/]data|order|written))(?:[\\/](?!rule-ids|sources)|\.ts$)/

const AT_FIRST =
  /[\\/]packages[\\/](?:client[\\/]src[\\/]pages[\\/][\w-]+|games[\\/][^\\/]+[\\/]board[\\/]index)\.tsx?$/

/** Modules that boards share for the first picture of a table; those that only later parts share are in another file. */
export const firstChunk =
  (name: string) =>
  (id: string, modules: Modules): string | null => {
    const above = new Set([id])
    for (const at of above) {
      if (AT_FIRST.test(at)) return name
      for (const importer of modules.getModuleInfo(at)?.importers ?? []) above.add(importer)
    }
    return null
  }

const TABLE = /[\\/]client[\\/]src[\\/]pages[\\/]table-page\.tsx$/
const LESSON = /[\\/]client[\\/]src[\\/]lesson[\\/]index\.ts$/
const REPLAY = /[\\/]client[\\/]src[\\/]pages[\\/]replay-page\.tsx$/

function fetchedAbove(id: string, modules: Modules): readonly string[] {
  const above = new Set([id])
  for (const at of above) for (const importer of modules.getModuleInfo(at)?.importers ?? []) above.add(importer)
  return [...above].filter((at) => {
    const module = modules.getModuleInfo(at)
    return module !== null && (module.isEntry || module.dynamicImporters.length > 0)
  })
}

/** Nothing but a table or a lesson fetches it, nor anything that fetches it in turn. */
function isOfTable(root: string, modules: Modules, asked: Set<string>): boolean {
  if (TABLE.test(root) || LESSON.test(root) || asked.has(root)) return true
  asked.add(root)
  const module = modules.getModuleInfo(root)
  if (module === null || module.isEntry) return false
  return module.dynamicImporters.every((fetcher) =>
    fetchedAbove(fetcher, modules).every((above) => isOfTable(above, modules, asked)),
  )
}

/**
 * One file for the page of a table, though lessons use most of it too, and one for what it shares with replays: cut in more they would be
 * packed worse.
 */
export function tableChunk(id: string, modules: Modules): string | null {
  const roots = fetchedAbove(id, modules)
  const others = roots.filter((root) => !isOfTable(root, modules, new Set()))
  if (!roots.some((root) => TABLE.test(root))) return null
  if (others.length === 0) return 'table-page'
  return others.every((root) => REPLAY.test(root)) ? 'table-parts' : null
}

/**
 * One file for a game's board, one for the data that it shares with the rules, one for its words in each language, one for words without
 * a language; other modules follow the usual rule.
 */
export function gameChunk(): (id: string, modules: Modules) => string | null {
  const known = new Map<string, ReadonlySet<string>>()
  const fetchersOf = ({ dynamicImporters }: Module): readonly string[] =>
    dynamicImporters.filter((importer) => !NOT_FOR_PAGES.test(importer))

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

  /** Nothing can request it before `first` is there. */
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
    if (board !== undefined && DATA.test(id)) return `${game}-data`
    if (board === undefined && (en === undefined) !== (fr === undefined))
      return `${game}-${en === undefined ? 'fr' : 'en'}`
    return en !== undefined && fr !== undefined && /[\\/](?:messages|words)[\\/]/.test(id) ? `${game}-words` : null
  }
}
