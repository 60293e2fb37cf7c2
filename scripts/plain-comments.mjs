const OPENING = /^[\s*]*(What|Who|Whose)\b/
const ANYWHERE = /\bwhoever\b/i

function faultOf(text) {
  const [, opening] = OPENING.exec(text) ?? []
  if (opening !== undefined) return `A comment says what a thing is, it does not begin with “${opening}”.`
  return ANYWHERE.test(text) ? 'Say who: the player, the reader, the process; not “whoever”.' : null
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

export default { meta: { name: 'comments' }, rules: { plain } }
