const OPENING = /(?:^|[.!?]\s)[\s*]*(What|Who|Whose)\b/
const ANYWHERE = /\b(whoever|somebody)\b/i

function faultOf(text) {
  const [, opening] = OPENING.exec(text) ?? []
  if (opening !== undefined) return `A comment says what a thing is: no sentence begins with “${opening}”.`
  const [, nameless] = ANYWHERE.exec(text) ?? []
  return nameless === undefined ? null : `Say who: the player, the reader, the process; not “${nameless}”.`
}

const plain = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const message = faultOf(comment.value)
        if (message !== null) context.report({ node: comment, message })
      }
    },
  }),
}

const TESTS = new Set(['test', 'it', 'describe', 'ask', 'tour'])
const SUBJECTLESS = /^(?:one who|who|whose)\b|\b(?:whoever|somebody)\b/i
/** `GM2-C3-6, EX-2 ` of a title, and `LOS-1 to LOS-3: `. */
const RULE_IDS = /^(?:[A-Z][A-Z0-9]*(?:-[A-Z]*\d+)+(?:, |: | to | and | ))+/
const PLACEHOLDER = /%[sdifjoOp#$]|\$[\w.]+/g

const isSubjectless = (title) => SUBJECTLESS.test(title.replace(RULE_IDS, ''))

/** `test` of `test(…)`, `test.skipIf(…)(…)` and `test.each(…)(…)`. */
function callee(node) {
  if (node.type === 'CallExpression') return callee(node.callee)
  if (node.type === 'TaggedTemplateExpression') return callee(node.tag)
  if (node.type === 'MemberExpression') return callee(node.object)
  return node.type === 'Identifier' ? node.name : null
}

function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? (node.quasis[0]?.value.raw ?? null) : null
}

const plainOf = (node) =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? plainOf(node.expression) : node

/** The rows of `test.each(rows)(…)`, in place or a constant of the same file. */
function rowsOf({ callee: each }, tables) {
  if (each.type !== 'CallExpression' || each.callee.property?.name !== 'each') return []
  const table = plainOf(each.arguments[0])
  const rows = table?.type === 'Identifier' ? tables.get(table.name) : table
  return rows?.type === 'ArrayExpression' ? rows.elements.map(plainOf).filter((row) => row !== null) : []
}

function cellOf(row, placeholder, column) {
  if (row.type === 'ArrayExpression') return row.elements[column]
  if (row.type !== 'ObjectExpression') return row
  return row.properties.find(({ key }) => `$${key?.name}` === placeholder)?.value
}

function titleOfRow(title, row) {
  let column = 0
  return title.replaceAll(PLACEHOLDER, (placeholder) => textOf(plainOf(cellOf(row, placeholder, column++))) ?? '…')
}

const titles = {
  create(context) {
    const tables = new Map()
    const calls = []
    const report = (node) =>
      context.report({ node, message: 'A title says who acts: the player, the reader, the process; not “who”.' })
    const checkSentence = (node) => {
      const text = textOf(node)
      if (text !== null && RULE_IDS.test(text) && isSubjectless(text)) report(node)
    }
    return {
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && init !== null) tables.set(id.name, plainOf(init))
      },
      Literal: checkSentence,
      TemplateLiteral: checkSentence,
      CallExpression(node) {
        if (TESTS.has(callee(node.callee))) calls.push(node)
      },
      'Program:exit'() {
        for (const call of calls) {
          const [first] = call.arguments
          const title = textOf(first)
          if (title === null) continue
          if (isSubjectless(title)) {
            if (!RULE_IDS.test(title)) report(first)
            continue
          }
          for (const row of rowsOf(call, tables)) if (isSubjectless(titleOfRow(title, row))) report(row)
        }
      },
    }
  },
}

export default { meta: { name: 'comments' }, rules: { plain, titles } }
