import { createHash } from 'node:crypto'

/** `path` starts at the root of the site, without the first slash. */
export type BuiltFile = { readonly path: string; readonly content: string | Uint8Array }

/** Not needed offline (icons of notices, pictures of boards), or kept once fetched (nets of strong opponents). */
const LEFT_OUT = /\.(net|map|json|webmanifest|png|jpg)$|^offline\.mjs$/

/** The version covers contents, not names alone: early.js, favicon.svg and the page keep their names from build to build. */
export function withOfflineList(worker: string, built: readonly BuiltFile[]): string {
  const files = built.filter(({ path }) => !LEFT_OUT.test(path)).sort((a, b) => (a.path < b.path ? -1 : 1))
  const version = createHash('sha256')
  for (const { path, content } of files) version.update(`${path}\n`).update(content)
  const paths = files.map(({ path }) => (path === 'index.html' ? '/' : `/${path}`))
  return worker.replace('VERSION', version.digest('hex').slice(0, 16)).replace("['FILES']", JSON.stringify(paths))
}
