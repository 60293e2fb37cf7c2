/**
 * Rooms inside a game, each with the rooms whose code it may load. Types of the rules may be named everywhere. A module (`modules/<m>`) has
 * the same rooms; `modules/*.ts` joins them and belongs to the rules. The board is a project of its own. A coach knows as much as a board:
 * it runs in the page, where no rules are loaded.
 */
const LOADS = {
  data: [],
  rules: ['data'],
  words: ['data'],
  opponents: ['data', 'rules'],
  teaching: ['data'],
  coach: ['data', 'words'],
  manifest: ['words'],
  figures: [],
}
/** Pure functions of a view, in `rules` for the opponents' sake. */
const FORETOLD = /\/rules\/(prospect|chance)\.ts$/
const PLACE = /packages\/games\/(?!written\/)([^/]+)\/(.+)$/

export function roomOf(path) {
  const [first, ...rest] = path.split('/')
  if (rest.length === 0) return first === 'figures.ts' ? 'figures' : 'manifest'
  if (first === 'modules') return roomOfModule(rest)
  if (first === 'teaching' && /^coach\b/.test(rest[0])) return 'coach'
  return Object.hasOwn(LOADS, first) ? first : null
}

/** `modules/written` holds one table for each part of all modules; a file in no room of a module is known to all. */
function roomOfModule([module, ...rest]) {
  if (module === 'written' && rest[0] === 'lessons.ts') return 'teaching'
  const [, written] =
    module === 'written' ? (/^(words|opponents|rules|module-types|reasons)/.exec(rest[0]) ?? [null, 'data']) : []
  if (written !== undefined) return Object.hasOwn(LOADS, written) ? written : 'rules'
  if (rest.length === 0) return /^(order|manifest)\.ts$/.test(module) ? 'data' : 'rules'
  return rest.length === 1 ? 'data' : roomOf(rest.join('/'))
}

const rooms = {
  create(context) {
    const [, game, path] = PLACE.exec(context.filename.replaceAll('\\', '/')) ?? []
    const room =
      path === undefined || /\.test\.ts$|^(test|board)\/|^modules\/[^/]+\/board\//.test(path) ? null : roomOf(path)
    if (room === null) return {}
    const check = (node) => {
      const { source } = node
      if (source?.type !== 'Literal' || !source.value.startsWith('.')) return
      const to = new URL(source.value, `file:///${game}/${path}`).pathname
      const report = (message) => context.report({ node: source, message })
      if (!to.startsWith(`/${game}/`)) return report('Import another package by its name.')
      const there = roomOf(to.slice(game.length + 2))
      if (there === null) return report('Only a board imports boards.')
      if (room === 'coach' && FORETOLD.test(to)) return
      if (there === room || LOADS[room].includes(there)) return
      const isType = node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType'
      if (!(isType && there === 'rules')) report(`${room} does not load ${there}.`)
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    }
  },
}

export default { meta: { name: 'games' }, rules: { rooms } }
