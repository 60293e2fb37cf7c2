/**
 * Floors of the client, lowest first, each with those it rests on. A file imports from its own floor and from these, no matter
 * whether statically, dynamically or as a type. Files directly in `src` are the entrance and belong to the top floor.
 */
const FLOORS = {
  art: [],
  ui: [],
  net: ['ui'],
  board: ['art', 'ui'],
  games: ['art', 'ui', 'board'],
  rules: ['ui'],
  table: ['art', 'ui', 'net', 'board', 'games', 'rules'],
  replay: ['art', 'ui', 'net', 'board', 'games', 'table'],
  pages: ['art', 'ui', 'net', 'board', 'games', 'rules', 'table', 'replay'],
  app: ['ui', 'net', 'pages'],
}
const SHARED_PACKAGES = ['kernel', 'kit', 'games', 'bots', 'protocol', 'room']
const ROOT = 'packages/client/src/'
const IS_TEST = /\.test\.tsx?$|(^|\/)test\//

/** `games/glen-more/art/landscapes.tsx` belongs to one game; `games/index.ts`, the list of games, to none. */
function placeOf(path) {
  const [first, ...rest] = path.split('/')
  return { floor: rest.length === 0 ? 'app' : first, game: first === 'games' && rest.length > 1 ? rest[0] : null }
}

function whyNotPackage(from, name) {
  if (SHARED_PACKAGES.includes(name)) return null
  const { floor, game } = placeOf(from)
  if (game === null) return floor === 'games' ? null : `Only its board and the list of games import ${name}.`
  return game === name ? null : `The board of ${game} does not import ${name}.`
}

function whyNotFile(from, to) {
  if (IS_TEST.test(to)) return 'This is for tests.'
  const [here, there] = [placeOf(from), placeOf(to)]
  if (here.floor !== there.floor)
    return FLOORS[here.floor]?.includes(there.floor) ? null : `${here.floor} does not rest on ${there.floor}.`
  return here.game === null || here.game === there.game ? null : 'A board does not know the other games.'
}

/** `from`: a file below `src`; `source`: what it imports. */
function whyNotImport(from, source) {
  const name = /^@bothy\/([^/]+)/.exec(source)?.[1]
  if (name !== undefined) return IS_TEST.test(from) ? null : whyNotPackage(from, name)
  if (!source.startsWith('.')) return null
  const to = new URL(source, `file:///client/src/${from}`).pathname.replace('/client/src/', '')
  if (to.startsWith('/')) return null
  if (IS_TEST.test(from) && (from.startsWith('test/') || IS_TEST.test(to))) return null
  return whyNotFile(from, to)
}

const floors = {
  create(context) {
    const path = context.filename.replaceAll('\\', '/')
    const from = path.slice(path.lastIndexOf(ROOT) + ROOT.length)
    const check = ({ source }) => {
      if (source?.type !== 'Literal') return
      const message = whyNotImport(from, source.value)
      if (message !== null) context.report({ node: source, message })
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

export default { meta: { name: 'client' }, rules: { floors } }
