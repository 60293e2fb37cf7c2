/**
 * Floors of board kit and client, lowest first, each with the floors it rests on. A file imports from its own floor and from these, no
 * matter whether statically, dynamically or as a type. Files directly in the client's `src` are the entrance and belong to the top floor.
 */
const FLOORS = {
  art: [],
  ui: [],
  net: ['ui'],
  board: ['art', 'ui'],
  parts: ['art', 'ui', 'board'],
  games: ['art', 'ui', 'board', 'parts'],
  rules: ['ui'],
  book: ['art', 'ui', 'board', 'games', 'rules'],
  table: ['art', 'ui', 'net', 'board', 'games', 'rules'],
  replay: ['art', 'ui', 'net', 'board', 'games', 'table'],
  pages: ['art', 'ui', 'net', 'board', 'games', 'rules', 'book', 'table', 'replay'],
  lesson: ['art', 'ui', 'net', 'board', 'games', 'table', 'pages'],
  app: ['ui', 'net', 'pages', 'lesson'],
}
const SHARED_PACKAGES = ['kernel', 'kit', 'games', 'bots', 'protocol', 'room']
const KIT_PACKAGES = ['kernel', 'protocol']
const BOARD_PACKAGES = ['kernel', 'kit', 'protocol']
const ROOT = /packages\/(?:(client|board-kit)\/src\/|(games\/[^/]+\/)(?=(?:modules\/[^/]+\/)?board\/))(.+)$/
const IS_BOARD = /^games\/[^/]+\/(?:modules\/[^/]+\/)?board\//
/** Of its own game a board loads data, words and what is foretold from a view; types of the rules may be named everywhere. */
const BOARD_LOADS =
  /^(?:modules\/\w+\/)?(?:(?:data|words)(?:\/|$)|rules\/(?:prospect|chance)$)|^modules\/written\/words/
const IS_TEST = /\.test\.tsx?$|(^|\/)test(ing)?\//

/** `games/<id>/board/art/landscapes.tsx` is a file of that game's board; `games/index.ts`, the list of boards, belongs to none. */
function placeOf(path) {
  const [first, ...rest] = path.split('/')
  return { floor: rest.length === 0 ? 'app' : first, game: first === 'games' && rest.length > 1 ? rest[0] : null }
}

function whyNotPackage(from, { name, path, isType }) {
  const { game } = placeOf(from)
  if (game === null && name === 'games' && path === 'figures') return 'Figures of games are never shipped.'
  if (game === null) return SHARED_PACKAGES.includes(name) ? null : 'The client knows no game by its name.'
  if (game === name) return isType || BOARD_LOADS.test(path) ? null : 'A board loads data and words of its game.'
  return BOARD_PACKAGES.includes(name) ? null : `The board of ${game} does not import ${name}.`
}

function whyNotFile(from, to) {
  if (IS_TEST.test(to)) return 'This is for tests.'
  const [here, there] = [placeOf(from), placeOf(to)]
  if (here.floor !== there.floor)
    return FLOORS[here.floor]?.includes(there.floor) ? null : `${here.floor} does not rest on ${there.floor}.`
  return here.game === null || here.game === there.game ? null : 'A board does not know the other games.'
}

/** `from`: a file below the `src` of its package; `source`: what it imports, perhaps only as a type. */
function whyNotImport(inPackage, from, source, isType) {
  const [, name, path] = /^@bothy\/([^/]+)\/?(.*)/.exec(source) ?? []
  if (inPackage === 'board-kit' && name !== undefined)
    return KIT_PACKAGES.includes(name) || (IS_TEST.test(from) && name !== 'board-kit')
      ? null
      : 'The board kit rests on kernel and protocol alone.'
  if (name === 'board-kit') return IS_TEST.test(from) ? null : whyNotFile(from, path)
  if (name !== undefined) return IS_TEST.test(from) ? null : whyNotPackage(from, { name, path, isType })
  if (!source.startsWith('.')) return null
  const to = new URL(source, `file:///src/${from}`).pathname.replace('/src/', '')
  if (to.startsWith('/')) return null
  if (inPackage === 'board' && !(to.startsWith(`games/${placeOf(from).game}/`) && IS_BOARD.test(to)))
    return 'A board imports its rules by their name.'
  if (IS_TEST.test(from) && (/^test(ing)?\//.test(from) || IS_TEST.test(to))) return null
  return whyNotFile(from, to)
}

const floors = {
  create(context) {
    const [, inPackage = 'board', game = '', path] = ROOT.exec(context.filename.replaceAll('\\', '/')) ?? []
    if (path === undefined) return {}
    const from = game + path
    const check = ({ source, type, importKind, exportKind }) => {
      if (source?.type !== 'Literal') return
      const isType = importKind === 'type' || exportKind === 'type' || type === 'TSImportType'
      const message = whyNotImport(inPackage, from, source.value, isType)
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
