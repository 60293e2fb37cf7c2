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

const TESTS = new Set(['test', 'it', 'describe'])
const SUBJECTLESS = /^(?:one who|who|whose)\b|\b(?:whoever|somebody)\b/i

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

const titles = {
  create: (context) => ({
    CallExpression(node) {
      const text = TESTS.has(callee(node.callee)) ? textOf(node.arguments[0]) : null
      if (text !== null && SUBJECTLESS.test(text))
        context.report({
          node: node.arguments[0],
          message: 'A title says who acts: the player, the reader, the process; not “who”.',
        })
    },
  }),
}

export default { meta: { name: 'comments' }, rules: { plain, titles } }
